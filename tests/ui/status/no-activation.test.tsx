import { expect, test } from 'vitest';
import { addFault } from '../../../sandbox/lender/faults';
import { STORED } from '../../../domain/storage/stored';
import { aVisitOf, Visit } from '../../domain/support/a-visit';
import { settle, stage, stageAs } from '../../support/app/stage';

/** A plain browser, in which the product cannot be activated. */
const onTheWeb = { config: { environment: 'production' } } as const;
const refused = '/unavailable/unsupported-app';

test('a visitor on the web can log in, and a customer is home afterwards', async () => {
  const visit = new Visit('/');
  const { at, title, main, primary, press } = await stage(visit, onTheWeb);
  expect([at(), title()]).toEqual([refused, 'Ajukan lewat aplikasi']);
  expect(main()?.textContent).toContain('Sudah punya PayLater?');
  expect(primary()?.textContent).toBe('Masuk');
  await press();
  expect(at()).toBe('/auth/login');
  const login = await visit.logIn(visit.person('approved'));
  if (login.kind === 'in') visit.navigator.go(login.to, { replace: true });
  await settle();
  expect(at()).toBe('/home');
});

test.each(['approved', 'closed'])('%s goes home from the web start page', async (persona) => {
  expect((await stageAs(persona, '/', onTheWeb)).at()).toBe('/home');
});

test.each(['new', 'draft', 'rejected', 'review'])(
  '%s is asked to continue in the app',
  async (persona) => {
    const { at, primary, main } = await stageAs(persona, '/', onTheWeb);
    expect([at(), primary()?.textContent]).toEqual([refused, 'Buka bantuan']);
    expect(main()?.querySelector('[data-action="secondary"]')).toBeNull();
  },
);

test('a customer whose status cannot be read goes home as soon as it can', async () => {
  const visit = await aVisitOf('approved', '/');
  addFault(visit.world, { path: '/v1/user/application-status', status: 500, times: 1 });
  const { at, press } = await stage(visit, onTheWeb);
  expect(at()).toBe('/unavailable/status-error');
  await press();
  expect(at()).toBe('/home');
});

test('a re-KYC user sees why it does not work here, and going home ends the flow', async () => {
  const visit = await aVisitOf('closed', '/kyc/step1');
  visit.storage.write(STORED.rekycFlow, true);
  const { at, press } = await stage(visit, onTheWeb);
  expect(at()).toBe(refused);
  await press('secondary');
  expect(at()).toBe('/home');
  expect(visit.storage.read(STORED.rekycFlow)).toBeUndefined();
});

test.each([
  ['approved', '/unavailable/unsupported', '/home'],
  ['closed', '/unavailable/unsupported', '/home'],
  ['approved', refused, '/home'],
  ['new', '/unavailable/unsupported', undefined],
])('%s at %s of any host can go home: %s', async (persona, from, home) => {
  const { at, main, press } = await stageAs(persona, from, {
    userAgent: 'gojek/4.1',
  });
  const hasWay = main()?.querySelector('[data-action="secondary"]') !== null;
  expect([at(), hasWay]).toEqual([from, home !== undefined]);
  if (!hasWay) return;
  await press('secondary');
  expect(at()).toBe(home);
});
