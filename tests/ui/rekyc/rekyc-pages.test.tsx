import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { single } from '../../../sandbox/lender/records';
import { change } from '../../../sandbox/lender/world';
import { minute, second } from '../../../domain/kernel/instant';
import { identityFlow } from '../../../domain/kyc/identity-flow';
import { STORED } from '../../../domain/storage/stored';
import { newTab, openApp } from '../../support/app/open-app';
import { decide, openAt, title, openFailing, reopen } from '../../support/app/open-at';

test('home links a user with a closed account to re-KYC', async () => {
  const app = await openAt('closed', '/home');
  await app.pressTo('/rekyc');
  expect(title(app)).toBe('Buka lagi akunmu');
  await app.pressTo('/rekyc/education');
});

test.each(['/rekyc', '/rekyc/education'])(
  '%s redirects a user with an open account home',
  async (at) => {
    const app = await openAt('active', at, '/home');
    expect(app.text()).not.toContain('ditutup');
    for (const call of ['registeredKtp', 'rekycChallenge'] as const)
      expect(app.sent(call)).toEqual([]);
  },
);

test('a user with an open account stays while the flow is active', async () => {
  const app = await openAt('active', '/home');
  app.storage.write(STORED.rekycFlow, true);
  await app.goTo('/rekyc/education');
});

test('a cached status does not redirect a user whose account is closed now', async () => {
  const before = await openAt('active', '/home');
  before.lender((ctx) => change(ctx, single.application, { status: 'ACCOUNT_CLOSED' }));
  const app = await reopen(before, '/rekyc');
  expect(title(app)).toBe('Buka lagi akunmu');
});

test('an earlier result is not shown once the account is open', async () => {
  const app = await openAt('rekyc-mismatch', '/tnc');
  app.lender((ctx) => change(ctx, single.application, { status: 'APPROVED' }));
  await app.goTo('/rekyc', '/home');
});

test('a mismatch links to the registered card', async () => {
  const app = await openAt('rekyc-mismatch', '/home');
  await app.pressTo('/rekyc/review');
  await app.clickTo('Verifikasi dengan KTP terdaftar', '/rekyc/education');
  await app.pressTo('/kyc/step1');
  expect(identityFlow(app.storage)).toBe('REKYC');
});

test.each([
  ['rekyc-approved', 'Akunmu dibuka lagi', '/home'],
  ['rekyc-mismatch', 'KTP tidak cocok', '/home'],
  ['rekyc-rejected', 'Verifikasi ulang belum berhasil', '/kyc/step1'],
])('%s: %s, and then %s', async (persona, words, then) => {
  const app = await openAt(persona, '/home');
  // The earlier flow ends, because its result is shown now.
  app.storage.write(STORED.rekycFlow, true);
  app.storage.write(STORED.onekycSubmissionUuid, 'of-before');
  await app.goTo('/rekyc', '/rekyc/review');
  expect(title(app)).toBe(words);
  expect(app.storage.read(STORED.rekycFlow)).toBeUndefined();
  await app.pressTo(then);
  expect(identityFlow(app.storage)).toBe(then === '/home' ? 'GPL' : 'REKYC');
  const uuid = app.storage.read(STORED.onekycSubmissionUuid);
  expect(uuid).toBe(then === '/home' ? 'of-before' : undefined);
});

test('each result has its own picture', async () => {
  const pictures = new Set<string>();
  for (const persona of ['rekyc-approved', 'rekyc-mismatch', 'rekyc-rejected']) {
    const app = await openAt(persona, '/rekyc/review');
    pictures.add(app.one('main svg').innerHTML);
    app.shown.unmount();
  }
  expect(pictures.size).toBe(3);
});

test('the user can skip a rejection', async () => {
  const app = await openAt('rekyc-rejected', '/rekyc/review');
  await app.clickTo('Lewati', '/home');
  expect(identityFlow(app.storage)).toBe('GPL');
});

test.each(['closed', 'rekyc-initiated'])(
  '%s has no result to show, and is redirected home',
  async (persona) => {
    await openAt(persona, '/rekyc/review', '/home');
  },
);

/** Opens the app for a user whose check was sent from this browser and is in review; it ends on the status page. */
const reviewed = async (at: string) => {
  const tab = newTab('rekyc-initiated');
  tab.storage.write(STORED.rekycSent, true);
  const app = await openApp({ persona: 'rekyc-initiated', at, tab });
  await app.on('/rekyc');
  return app;
};

test('INITIATED without a check from this browser opens the start of the flow, which continues at a result', async () => {
  const app = await openAt('rekyc-initiated', '/rekyc');
  expect(title(app)).toBe('Buka lagi akunmu');
  expect(app.text()).not.toContain('sudah kami terima');
  await app.pressTo('/rekyc/education');
  await app.goTo('/rekyc');
  decide(app, 'rekyc', 'APPROVED');
  await app.advance(30 * second);
  await app.on('/rekyc/review');
});

test.each(['/rekyc', '/rekyc/education'])(
  'opened at %s, a waiting page polls, and continues at a result',
  async (at) => {
    const app = await reviewed(at);
    expect(title(app)).toBe('Verifikasimu sedang diperiksa');
    const asked = () => app.sent('rekycStatus').length;
    const before = asked();
    await app.advance(6 * second);
    expect(asked() - before).toBe(2);
    decide(app, 'rekyc', 'APPROVED');
    await app.advance(30 * second);
    await app.on('/rekyc/review');
    await waitFor(() => expect(app.sent('applicationStatus').length).toBe(2));
    await app.pressTo('/home');
    expect(app.text()).not.toContain('ditutup');
  },
);

test('after five minutes the user checks by hand', async () => {
  const app = await reviewed('/rekyc');
  await app.advance(6 * minute);
  expect(app.text()).toContain('berhenti mengecek sendiri');
  const before = app.sent('rekycStatus').length;
  await app.advance(6 * minute);
  expect(app.sent('rekycStatus').length).toBe(before);
  decide(app, 'rekyc', 'KTP_MISMATCH');
  await app.pressTo('/rekyc/review');
  expect(title(app)).toBe('KTP tidak cocok');
});

test.each(['/rekyc', '/rekyc/review'])(
  '%s offers a retry for a status that cannot be read',
  async (at) => {
    const app = await openFailing('rekyc-mismatch', at, '/v1/kyc/rekyc/status', { drop: true });
    await app.on(at);
    await waitFor(() => expect(title(app)).toBe('Status belum bisa dimuat'));
    await app.pressTo('/rekyc/review');
    await waitFor(() => expect(title(app)).toBe('KTP tidak cocok'));
  },
);
