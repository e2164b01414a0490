import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { second } from '../../../domain/kernel/instant';
import { changedHttp } from '../../faults/answers/wire';
import { type OpenApp, openApp } from '../../support/app/open-app';
import { openAt } from '../../support/app/open-at';

/** Opens a page again whose draft now fails to load once. */
const reopenFailing = async (
  [persona, at, path]: readonly [string, string, string],
  how: Partial<Parameters<OpenApp['fault']>[0]>,
) => {
  const before = await openAt(persona, at);
  before.shown.unmount();
  before.fault({ method: 'GET', path, ...how });
  return openApp({ persona, at, tab: before });
};

const dialogs = () => document.querySelectorAll('[role="alertdialog"]').length;

const step = ['draft', '/kyc/step2', '/v1/kyc'] as const;
const drafts = [step, ['gpp-draft', '/combined/user-info', '/v1/kyc/combined']] as const;

test.each(drafts)('%s: a refused draft shows a dialog with a retry', async (...draft) => {
  const app = await reopenFailing(draft, { status: 500, code: 'AFI_DOWN' });
  await app.alertSays('[AFI_DOWN]');
  expect(app.text()).not.toContain('Isianmu belum bisa dimuat');
  app.one('[role="alertdialog"] button').click();
  await waitFor(() => expect(app.one('main form')).toBeDefined());
  expect(dialogs()).toBe(0);
});

test('an unreadable draft shows a dialog, and a retry on the page', async () => {
  const app = await reopenFailing(step, { body: 'junk' });
  await app.alertSays('[CONTRACT]');
  expect(document.body.textContent).not.toMatch(/koneksi/i);
  app.click('Tutup');
  await waitFor(() => expect(dialogs()).toBe(0));
  app.click('Coba lagi');
  await waitFor(() => expect(app.one('main form')).toBeDefined());
});

test('without a network the page shows the error without a dialog', async () => {
  const app = await reopenFailing(step, { drop: true });
  await app.advance(second);
  await app.says('Kode untuk bantuan: NETWORK');
  expect(dialogs()).toBe(0);
  app.click('Coba lagi');
  await waitFor(() => expect(app.one('main form')).toBeDefined());
});

test('a refused save is reported by its dialog, and by the page once that is closed', async () => {
  const [persona, at, path] = step;
  const app = await openAt(persona, at);
  app.fill('personalInfo.motherMaidenName', 'Aminah');
  app.fault({ method: 'PATCH', path, status: 500, code: 'AFI_DOWN' });
  app.press();
  await app.alertSays('[AFI_DOWN]');
  await app.alertSays('isianmu masih ada di layar ini');
  expect(app.text()).not.toContain('Belum tersimpan');
  app.click('Tutup');
  await app.says('Belum tersimpan');
  expect(app.valueOf('personalInfo.motherMaidenName')).toBe('Aminah');
});

test('a save whose answer is unclear blames no connection', async () => {
  const [persona, at] = step;
  const unclear = (name: string, answer: unknown) =>
    name === 'saveKycDraft' ? { valid: 'MAYBE' } : answer;
  const app = await openApp({ persona, at, http: changedHttp(unclear) });
  await app.on(at);
  app.fill('personalInfo.motherMaidenName', 'Aminah');
  app.press();
  await app.says('Kode untuk bantuan: CONTRACT');
  expect(app.text()).not.toMatch(/koneksi/i);
});
