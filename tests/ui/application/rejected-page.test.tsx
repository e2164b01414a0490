import { expect, test } from 'vitest';
import { addFault } from '../../../sandbox/lender/faults';
import { day } from '../../../domain/kernel/instant';
import { bareApplication } from '../../../domain/application/status';
import { STORED } from '../../../domain/storage/stored';
import { aVisitOf } from '../../domain/support/a-visit';
import { stage, stageAs } from '../../support/app/stage';

const address = '/application/rejected';

// The rejection was yesterday, the 14th, and lasts thirty days.
test.each([
  ['id', 0, [/13 Februari 2026/, /29 hari/, /belum pasti/]],
  ['en', 28 * day, [/13 February 2026/, /1 day(?!s)/]],
  ['id', 29 * day - 60_000, [/hari ini, 10:00 WIB/]],
] as const)(
  'in %s, %d ms later, the page shows the end of the wait',
  async (language, ms, words) => {
    const visit = await aVisitOf('rejected', address);
    await visit.clock.advance(ms);
    const { main, primary } = await stage(visit, { language });
    for (const it of words) expect(main()?.textContent).toMatch(it);
    expect(primary()?.textContent).toBe(language === 'id' ? 'Buka bantuan' : 'Open help');
  },
);

test('the button to apply again appears when the wait ends, while the page is open', async () => {
  const { primary, pass } = await stageAs('rejected', address);
  await pass(29 * day - 1);
  expect(primary()?.textContent).toBe('Buka bantuan');
  await pass(1);
  expect(primary()?.textContent).toBe('Ajukan lagi');
});

test('without a readable time it shows none, and the server decides on another application', async () => {
  const visit = await aVisitOf('rejected-can-reapply', address);
  await visit.applications.load();
  visit.applications.setValue(bareApplication('REJECTED'));
  addFault(visit.world, { path: '/v1/user/application-status', drop: true, times: 100 });
  const { main, primary } = await stage(visit);
  expect(main()?.textContent).toContain('Kami belum tahu sejak kapan');
  expect(main()?.textContent).not.toContain('Kamu bisa mengajukan lagi');
  expect(primary()?.textContent).toBe('Ajukan lagi');
});

test('applying again makes a draft, and the guard redirects to its form', async () => {
  const { visit, press, at, primary } = await stageAs('rejected-can-reapply', address);
  expect(primary()?.textContent).toBe('Ajukan lagi');
  await press();
  expect(at()).toBe('/kyc');
  expect(visit.count('reapply')).toBe(1);
});

test('a refusal shows its code; a lost answer to a carried-out request continues', async () => {
  const { visit, press, at, notifications } = await stageAs('rejected-can-reapply', address);
  const path = '/v1/kyc/reapply';
  addFault(visit.world, { path, status: 422, code: 'REAPPLY_TOO_SOON', times: 1 });
  await press();
  expect(notifications.ask$.value?.code).toBe('REAPPLY_TOO_SOON');
  expect(at()).toBe(address);
  addFault(visit.world, { path, drop: true, carriedOut: true, times: 1 });
  await press();
  expect(at()).toBe('/kyc');
});

test('a stored rejection shows its date before the server has answered', async () => {
  const visit = await aVisitOf('rejected', address);
  await visit.applications.load();
  expect(visit.storage.read(STORED.statusMarker)).toBe('r');
  // In a new document only the marker is known, and the server does not answer.
  const again = await aVisitOf('rejected', address);
  const owner = await again.session.owner();
  again.storage.write(STORED.cacheKey, owner);
  again.storage.write(STORED.statusMarker, 'r');
  again.storage.write(STORED.reapplyTime, again.clock.now() + 3 * day);
  addFault(again.world, { path: '/v1/user/application-status', delayMs: 60_000, times: 1 });
  const { main, at } = await stage(again);
  expect(at()).toBe(address);
  expect(main()?.textContent).toContain('3 hari');
});

test('in a host app the button closes the webview', async () => {
  const visit = await aVisitOf('rejected', address);
  visit.bridge.answers.close = { kind: 'ok', value: undefined };
  const { press, primary } = await stage(visit, { userAgent: 'gojek/4.95.0' });
  expect(primary()?.textContent).toBe('Tutup');
  await press();
  expect(visit.bridge.calls).toContain('close');
});

test.each([
  ['review', '/application/review'],
  ['pending-auth', '/kyc/otp'],
  ['approved', '/home'],
])('a user in the state %s is redirected by itself', async (persona, to) => {
  const visit = await aVisitOf(persona, address);
  expect((await stage(visit)).at()).toBe(to);
});
