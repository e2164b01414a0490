import type { HostVersion } from '../../../domain/host/host';
import { expect, test, vi } from 'vitest';
import { addFault } from '../../../sandbox/lender/faults';
import { minute } from '../../../domain/kernel/instant';
import { cell } from '../../../domain/kernel/live';
import { kycDraft } from '../../../domain/kyc/calls';
import type { GuardInput } from '../../../domain/guard/guard';
import { readEntry } from '../../../domain/visit/entry';
import { rememberEntry } from '../../../domain/visit/remember-entry';
import { interruptedPage, rememberInterrupted } from '../../../domain/navigation/interrupted';
import { STORED } from '../../../domain/storage/stored';
import { aVisitOf, Visit } from '../support/a-visit';
import { guardOf } from '../support/guarded';
import { settled } from '../support/held-http';

type Options = Parameters<typeof guardOf> extends [Visit, ...infer Rest] ? Rest : never;

/** Starts the guard of a visit, which carries out its decisions. */
const guarded = async (visit: Visit, ...[options, activation$, at$]: Options) => {
  const guard = guardOf(visit, options, activation$, at$);
  guard.start();
  await settled();
  return guard;
};

const handOffUrl = 'https://plus.example/begin?{query}';

/** Starts the guard for a user in the pay-later-plus flow. */
const guardedPlus = async (persona: string, start: string) => {
  const visit = await aVisitOf(persona, start);
  visit.storage.write(STORED.plus, true);
  await guarded(visit, { handOffUrl });
  return visit;
};

const addressOf = ({ navigator }: Visit): string => {
  const { path, query } = navigator.place$.value;
  return path + query;
};

test('asks for a login first, and returns to the requested page', async () => {
  const visit = new Visit('/repayment/bill-list?type=CURRENT');
  await guarded(visit);
  expect(visit.navigator.trail).toEqual(['/auth/login']);
  const end = await visit.logIn(visit.person('approved'));
  expect(end).toEqual({ kind: 'in', to: '/repayment/bill-list?type=CURRENT' });
  visit.navigator.go('/repayment/bill-list?type=CURRENT', { replace: true });
  await settled();
  expect(visit.navigator.trail).toEqual(['/repayment/bill-list?type=CURRENT']);
});

test('waits for the status, requests it once, and replaces an address that does not fit', async () => {
  const visit = await aVisitOf('rejected', '/home');
  const guard = await guarded(visit);
  expect(visit.navigator.trail).toEqual(['/application/rejected']);
  expect(visit.count('applicationStatus')).toBe(1);
  expect(guard.state$.value.decision.kind).toBe('stay');
  visit.navigator.go('/transactions');
  expect(addressOf(visit)).toBe('/application/rejected');
});

test('treats a failed request as ERROR, and continues when a later one succeeds', async () => {
  const visit = await aVisitOf('approved', '/home');
  const path = '/v1/user/application-status';
  addFault(visit.world, { method: 'GET', path, status: 500, times: 1 });
  await guarded(visit);
  expect(addressOf(visit)).toBe('/unavailable/status-error');
  await visit.applications.load();
  visit.navigator.go('/home', { replace: true });
  expect(addressOf(visit)).toBe('/home');
});

test('opens the KYC steps to an approved user while the re-KYC flag is set', async () => {
  const visit = await aVisitOf('closed', '/kyc/step2');
  visit.storage.write(STORED.rekycFlow, true);
  await guarded(visit);
  expect(addressOf(visit)).toBe('/kyc/step2');
  visit.storage.erase(STORED.rekycFlow);
  visit.navigator.go('/kyc/step3');
  expect(addressOf(visit)).toBe('/home');
});

test.each([
  ['a user who has not applied is handed off', 'gopayplus-normal', '/home?x=1', 'left'],
  ['a user with the combined product is handed off', 'gopayplus-combined', '/home?x=1', 'left'],
  ['an eligible user begins here', 'gopayplus-eligible', '/home?x=1', '/'],
  ['a draft keeps the query', 'draft', '/home?gopayplus=true', '/combined?gopayplus=true'],
  ['an ineligible user sees that', 'gopayplus-ineligible', '/home', '/unavailable/ineligible'],
])('in the pay-later-plus flow %s', async (_, persona, start, end) => {
  const visit = await guardedPlus(persona, start);
  const { left } = visit.navigator;
  expect(left).toEqual(end === 'left' ? ['https://plus.example/begin?x=1'] : []);
  expect(addressOf(visit)).toBe(end === 'left' ? start : end);
});

test.each([
  ['/', 'gopayplus-normal'],
  ['/', 'gopayplus-combined'],
  ['/kyc', 'gopayplus-normal'],
  ['/combined/user-info', 'gopayplus-combined'],
])('at %s %s leaves by the hand-off', async (path, persona) => {
  const visit = await guardedPlus(persona, `${path}?gopayplus=true`);
  expect(visit.navigator.left).toEqual(['https://plus.example/begin?gopayplus=true']);
  // The hand-off ends the pay-later-plus visit: a user who comes back applies in the normal flow.
  visit.navigator.go('/');
  expect([addressOf(visit), visit.navigator.left.length]).toEqual(['/', 1]);
});

test.each([
  ['gopayplus-draft', '/combined?gopayplus=true&utm_source=mail', []],
  ['gopayplus-normal', '/', ['https://plus.example/begin?gopayplus=true&utm_source=mail']],
])('a login keeps the query for %s', async (persona, end, left) => {
  const visit = new Visit('/?gopayplus=true&utm_source=mail');
  rememberEntry(readEntry(visit.navigator.place$.value.query), visit.storage, visit.reporter);
  await guarded(visit, { handOffUrl });
  visit.navigator.go('/auth/login');
  const login = await visit.logIn(visit.person(persona));
  if (login.kind === 'in') visit.navigator.go(login.to, { replace: true });
  await settled();
  expect([addressOf(visit), visit.navigator.left]).toEqual([end, left]);
});

test('the hand-off replaces the page, so that Back does not open it again', async () => {
  const visit = await aVisitOf('gopayplus-normal', '/home?x=1');
  visit.storage.write(STORED.plus, true);
  const leave = vi.spyOn(visit.navigator, 'leave');
  await guarded(visit, { handOffUrl });
  expect(leave.mock.calls).toEqual([['https://plus.example/begin?x=1', { replace: true }]]);
});

test('replacement patterns in the query are handed over unchanged', async () => {
  const visit = await guardedPlus('gopayplus-normal', '/home?x=$&$1');
  expect(visit.navigator.left).toEqual(['https://plus.example/begin?x=$&$1']);
});

test('a late version of the host is taken into account', async () => {
  const visit = await aVisitOf('gopayplus-combined', '/');
  visit.storage.write(STORED.plus, true);
  const at$ = cell<HostVersion>({ host: 'gojek', version: undefined });
  await guarded(visit, {}, undefined, at$);
  visit.navigator.go('/home?x=1');
  expect(addressOf(visit)).toBe('/');
  at$.next({ host: 'gojek', version: '4.90.0' });
  expect(addressOf(visit)).toBe('/unavailable/unsupported');
});

test('without a hand-off address it opens the page of an unsupported step', async () => {
  const visit = await aVisitOf('gopayplus-normal', '/home');
  visit.storage.write(STORED.plus, false);
  await guarded(visit);
  expect(visit.navigator.trail).toEqual(['/unavailable/unsupported']);
  expect(visit.navigator.left).toEqual([]);
});

test('after an unreadable status the requested page is restored once', async () => {
  const visit = await aVisitOf('approved', '/repayment/bill-list?type=UPCOMING');
  addFault(visit.world, { path: '/v1/user/application-status', status: 500, times: 2 });
  await guarded(visit);
  expect(addressOf(visit)).toBe('/unavailable/status-error');
  // Maintenance after that keeps the requested page.
  await visit.errorHandler.failed({ kind: 'api', status: 503 }, kycDraft, visit.session.token);
  expect(addressOf(visit)).toBe('/maintenance');
  expect(interruptedPage(visit.storage)).toBe('/repayment/bill-list?type=UPCOMING');
  await visit.applications.load();
  await visit.applications.load();
  visit.navigator.go('/repayment/bill-list?type=UPCOMING', { replace: true });
  expect(interruptedPage(visit.storage)).toBeUndefined();
});

test('a session that ends while the status is unread continues at the requested page', async () => {
  const visit = await aVisitOf('approved', '/transactions?x=1');
  addFault(visit.world, { path: '/v1/user/application-status', status: 500, times: 1 });
  await guarded(visit);
  expect(addressOf(visit)).toBe('/unavailable/status-error');
  await visit.errorHandler.failed({ kind: 'api', status: 401 }, kycDraft, visit.session.token);
  expect(await visit.logIn(visit.me)).toEqual({ kind: 'in', to: '/transactions?x=1' });
});

const plannedFor = (visit: Visit, minutes: number) => {
  const start = visit.clock.now();
  return { maintenance: { start, end: start + minutes * minute } };
};

test.each([
  ['approved', '/transactions?x=1'],
  ['rejected', '/application/rejected'],
])('when planned maintenance ends, %s returns to the requested page', async (persona, end) => {
  const visit = await aVisitOf(persona, '/transactions?x=1');
  await guarded(visit, plannedFor(visit, 90));
  expect(visit.navigator.trail).toEqual(['/maintenance']);
  await visit.clock.advance(90 * minute - 1);
  expect(addressOf(visit)).toBe('/maintenance');
  await visit.clock.advance(1);
  expect(visit.navigator.trail).toEqual([end]);
  expect(visit.clock.waiting).toBe(0);
});

test('planned maintenance shows after a clock correction, although the device clock was past it', async () => {
  const visit = await aVisitOf('approved', '/home');
  const end = visit.clock.now() - minute;
  await guarded(visit, { maintenance: { start: end - 60 * minute, end } });
  visit.clock.heard(end - 62 * minute);
  await visit.clock.advance(minute);
  expect(addressOf(visit)).toBe('/home');
  await visit.clock.advance(minute);
  expect(addressOf(visit)).toBe('/maintenance');
});

test('a visitor logs in first when planned maintenance ends', async () => {
  const visit = new Visit('/transactions?x=1');
  await guarded(visit, plannedFor(visit, 5));
  await visit.clock.advance(5 * minute);
  expect(addressOf(visit)).toBe('/auth/login');
  expect(await visit.logIn(visit.person('approved'))).toEqual({
    kind: 'in',
    to: '/transactions?x=1',
  });
});

test('a document opened at maintenance continues at the interrupted page', async () => {
  const again = await aVisitOf('approved', '/maintenance');
  rememberInterrupted(again.storage, { path: '/home/settings', query: '?x=1' });
  await guarded(again);
  expect(addressOf(again)).toBe('/home/settings?x=1');
});

test.each(['/auth/callback?code=1', '/no-such-page', '//evil.example'])(
  '%s is not stored as the page to restore after maintenance',
  async (address) => {
    const visit = await aVisitOf('approved', '/home');
    rememberInterrupted(visit.storage, { path: '/home', query: '' });
    const [path = '', query] = address.split('?');
    rememberInterrupted(visit.storage, { path, query: query === undefined ? '' : `?${query}` });
    expect(interruptedPage(visit.storage)).toBeUndefined();
  },
);

test('planned maintenance shows from its start until its end', async () => {
  const start = new Visit().clock.now();
  for (const [after, at] of [
    [-1, '/home'],
    [0, '/maintenance'],
    [minute - 1, '/maintenance'],
    [minute, '/home'],
  ] as const) {
    const visit = await aVisitOf('approved', '/home');
    visit.clock.heard(start + 60 * minute + after);
    const maintenance = { start: start + 60 * minute, end: start + 61 * minute };
    await guarded(visit, { maintenance });
    expect([after, addressOf(visit)]).toEqual([after, at]);
  }
  const never = await aVisitOf('approved', '/home');
  await guarded(never, { maintenance: { start, end: start } });
  expect(addressOf(never)).toBe('/home');
});

test('waits for the host where the activation depends on it, and refuses the web in production', async () => {
  const visit = new Visit('/kyc');
  const activation$ = cell<GuardInput['activation']>(undefined);
  const guard = await guarded(visit, {}, activation$);
  expect(guard.state$.value.decision).toEqual({ kind: 'wait', for: 'host' });
  activation$.next('refused');
  expect(addressOf(visit)).toBe('/unavailable/unsupported-app');
});

test('the status is not read before the host is known', async () => {
  const visit = await aVisitOf('approved', '/kyc');
  const guard = await guarded(visit, {}, cell<GuardInput['activation']>(undefined));
  expect(guard.state$.value.decision).toEqual({ kind: 'wait', for: 'host' });
  expect(visit.count('applicationStatus')).toBe(0);
});

test.each([
  ['during maintenance', '/maintenance', true],
  ['on another page', '/unavailable/status-error', false],
])('the interrupted page waits %s', async (_, start, isDown) => {
  const visit = await aVisitOf('approved', start);
  rememberInterrupted(visit.storage, { path: '/home/settings', query: '' });
  addFault(visit.world, { path: '/v1/user/application-status', status: 500, times: 1 });
  const visited: string[] = [];
  visit.navigator.place$.subscribe(({ path }) => visited.push(path));
  await guarded(visit, isDown ? plannedFor(visit, 5) : {});
  expect(visited).toEqual([start]);
});

test.each([
  ['approved', '/home/settings', '/auth/logout?referrer=tab', '/home/settings'],
  ['new', '/', '/auth/logout?referrer=tab', undefined],
  ['approved', '/maintenance', '/maintenance', undefined],
])('follows another tab’s logout of %s from %s to %s', async (persona, from, to, target) => {
  const visit = await aVisitOf(persona, from);
  await guarded(visit);
  const { length } = visit.navigator.trail;
  visit.storage.elsewhere(STORED.authToken, undefined);
  expect(addressOf(visit)).toBe(to);
  // Back does not return to the page that was left.
  expect(visit.navigator.trail).toHaveLength(length);
  expect(visit.storage.read(STORED.loginTarget)?.to).toBe(target);
  expect(visit.applications.state$.value.phase).toBe('idle');
});

test('follows another tab’s login without a message about a logout', async () => {
  const visit = await aVisitOf('approved', '/home/settings');
  await guarded(visit);
  visit.storage.elsewhere(STORED.authToken, visit.person('approved').token);
  expect(addressOf(visit)).toBe('/home/settings');
});

test('leaves a refused session in one step, and stores the page for this user only', async () => {
  const visit = await aVisitOf('approved', '/transactions?tab=1');
  await guarded(visit);
  const visited: string[] = [];
  visit.navigator.place$.subscribe(({ path, query }) => visited.push(path + query));
  const expired = { kind: 'api', status: 401 } as const;
  await visit.errorHandler.failed(expired, kycDraft, visit.session.token);
  expect(visited).toEqual(['/transactions?tab=1', '/auth/logout?referrer=api']);
  expect(await visit.logIn(visit.person('approved'))).toEqual({ kind: 'in', to: '/' });

  visit.navigator.go('/transactions?tab=1');
  await settled();
  await visit.errorHandler.failed(expired, kycDraft, visit.session.token);
  const stranger = await visit.logIn(visit.me);
  expect(stranger).toEqual({ kind: 'in', to: '/' });
});

test('the status of a user is read only where a page needs it', async () => {
  const visit = await aVisitOf('approved', '/tnc');
  await guarded(visit);
  expect(visit.count('applicationStatus')).toBe(0);
  for (const path of ['/home', '/tnc', '/transactions']) {
    visit.navigator.go(path);
    await settled();
  }
  expect(visit.count('applicationStatus')).toBe(1);
});

test('planned maintenance stays where nothing was interrupted; elsewhere it opens over a page and returns to it', async () => {
  const alone = await aVisitOf('approved', '/maintenance');
  await guarded(alone);
  expect(alone.navigator.trail).toEqual(['/maintenance']);

  const visit = await aVisitOf('approved', '/home');
  const start = visit.clock.now() + minute;
  await guarded(visit, { maintenance: { start, end: start + minute } });
  expect(visit.navigator.trail).toEqual(['/home']);
  await visit.clock.advance(minute);
  expect(visit.navigator.trail).toEqual(['/maintenance']);
  await visit.clock.advance(minute);
  expect(visit.navigator.trail).toEqual(['/home']);
});
