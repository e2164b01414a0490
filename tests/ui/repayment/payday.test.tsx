import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STORED } from '../../../domain/storage/stored';
import { bills, open } from '../../support/app/owing';
import { onPhone } from '../../support/app/on-phone';
import { openApp } from '../../support/app/open-app';
import { changedHttp } from '../../faults/answers/wire';

type App = Awaited<ReturnType<typeof open>>;

const choose = async (app: App, payday: string) => {
  await waitFor(() => app.one('select[name="payday"]'));
  fireEvent.change(app.one('select[name="payday"]'), { target: { value: payday } });
  app.click('Simpan');
};

const card = () =>
  [...document.querySelectorAll('main .card')].find(({ textContent }) =>
    textContent?.includes('Sebelum gajian'),
  );

// It is the 15th; the bills of `active` are due on the last day of this month and of the next two.
test.each([
  ['25', 'Sebelum gajian 25 Jan 2026', 'Tidak ada tagihan', undefined],
  ['31', 'Sebelum gajian 31 Jan 2026', 'Tidak ada tagihan', undefined],
  ['1', 'Sebelum gajian 1 Feb 2026', '1 tagihan', 822_000],
  ['10', 'Sebelum gajian 10 Feb 2026', '1 tagihan', 822_000],
])('with the payday %s the page says %s and %s', async (payday, title, says, amount) => {
  const app = await open('active', bills);
  app.click('Cek tagihan sebelum gajian');
  await choose(app, payday);
  await waitFor(() => expect(card()?.textContent).toContain(says));
  expect(card()?.textContent).toContain(title);
  expect(card()?.querySelector('[data-amount]')?.getAttribute('data-amount')).toBe(
    amount === undefined ? undefined : String(amount),
  );
});

test('on a phone, the upcoming bills are asked for only when a payday is kept', async () => {
  onPhone();
  const app = await open('active', bills);
  expect(app.sent('billList')).toHaveLength(1);
  app.click('Cek tagihan sebelum gajian');
  await choose(app, '31');
  await waitFor(() => expect(app.sent('billList')).toHaveLength(2));
});

test('the payday can be changed and removed, and no call contains it', async () => {
  const app = await open('overdue', bills);
  app.click('Cek tagihan sebelum gajian');
  await choose(app, '28');
  await waitFor(() => expect(card()).toBeDefined());
  expect(app.storage.read(STORED.payday)).toBe(28);
  app.click('Ubah tanggal gajian');
  await waitFor(() => app.one('select[name="payday"]'));
  app.click('Hapus tanggalnya');
  await waitFor(() => expect(card()).toBeUndefined());
  expect(app.storage.read(STORED.payday)).toBeUndefined();
});

test('while a bill cannot be read, no sum is shown', async () => {
  const http = changedHttp((name, answer) =>
    name === 'billList' ? { ...(answer as object), upcomingDues: [{}] } : answer,
  );
  const app = await openApp({ persona: 'active', at: bills, http });
  await app.on(bills);
  app.click('Cek tagihan sebelum gajian');
  await choose(app, '31');
  await waitFor(() => expect(card()?.textContent).toContain('Belum bisa dihitung'));
  expect(card()?.querySelector('[data-amount]')).toBe(null);
});
