import { expect, test } from 'vitest';
import { tokens } from '../../../sandbox/lender/records';
import { applicationStatus } from '../../../domain/application/calls';
import { billList } from '../../../domain/bills/calls';
import type { Failure } from '../../../domain/kernel/failure';
import { interruptedPage } from '../../../domain/navigation/interrupted';
import type { Report } from '../../../domain/ports/error-reporter';
import { STORED } from '../../../domain/storage/stored';
import { aVisitOf, Visit } from '../support/a-visit';

const row = applicationStatus;
const where = `${row.method} ${row.path}`;
const refused = (status: number): Failure => ({ kind: 'api', status });

/** Returns every address shown after the first, in order. */
const watch = (visit: Visit): string[] => {
  const visited: string[] = [];
  visit.navigator.place$.subscribe(({ path, query }) => visited.push(path + query));
  visited.length = 0;
  return visited;
};

test.each([2, 5, 10, 20, 48])(
  '%i calls that fail together with 401 make one redirect',
  async (n) => {
    const visit = await aVisitOf('approved', '/home?from=mail');
    const { session, http, storage } = visit;
    const visited = watch(visit);
    visit.world.store.delete(tokens, visit.me.token);
    const call = async () => {
      const { token } = session;
      const answer = await http.call(applicationStatus, {});
      if (!answer.ok) await visit.errorHandler.failed(answer.error, row, token);
    };
    await Promise.all(Array.from({ length: n }, call));
    expect(visit.count('applicationStatus')).toBe(n);
    expect(visited).toEqual(['/auth/logout?referrer=api']);
    // Back does not return to the page of the calls.
    expect(visit.navigator.trail).toEqual(['/auth/logout?referrer=api']);
    expect(session.loggedIn$.value).toBe(false);
    expect(storage.read(STORED.loginTarget)?.to).toBe('/home?from=mail');
    // The same user, with a new token, returns to the page.
    expect(await visit.logIn(visit.me)).toEqual({ kind: 'in', to: '/home?from=mail' });
  },
);

test('a 401 of a call without a login does not redirect', async () => {
  const visit = new Visit('/auth/login');
  const visited = watch(visit);
  await visit.errorHandler.failed(refused(401), row, undefined);
  expect(visited).toEqual([]);
});

test('a late 401 of a replaced token ends no session', async () => {
  const visit = await aVisitOf('approved', '/home');
  const visited = watch(visit);
  const old = visit.session.token;
  await visit.logIn(visit.person('approved'));
  for (const token of [old, undefined, 'never-issued'])
    await visit.errorHandler.failed(refused(401), row, token);
  expect(visited).toEqual([]);
  expect(visit.session.loggedIn$.value).toBe(true);
});

test('a 401 that arrives while another user logs in ends no session', async () => {
  const visit = await aVisitOf('approved', '/home');
  const late = visit.errorHandler.failed(refused(401), row, visit.session.token);
  const other = visit.person('approved');
  visit.storage.elsewhere(STORED.authToken, other.token);
  await late;
  expect(visit.session.token).toBe(other.token);
});

test('503 shows maintenance once, and stores the interrupted page', async () => {
  const visit = await aVisitOf('approved', '/home?x=1');
  const visited = watch(visit);
  expect(interruptedPage(visit.storage)).toBeUndefined();
  for (let n = 0; n < 3; n += 1)
    await visit.errorHandler.failed(refused(503), row, visit.session.token);
  expect(visited).toEqual(['/maintenance']);
  expect(visit.navigator.trail).toEqual(['/maintenance']);
  expect(interruptedPage(visit.storage)).toBe('/home?x=1');
  expect(visit.session.loggedIn$.value).toBe(true);
});

test.each<[wait: number | undefined, after: number | undefined]>([
  [90_000, 90_000],
  [0, 0],
  [undefined, undefined],
])('a 503 with Retry-After of %j ms is asked again after %j ms', async (retryAfter, after) => {
  const visit = await aVisitOf('approved', '/home');
  const failure: Failure = {
    kind: 'api',
    status: 503,
    ...(retryAfter !== undefined && { retryAfter }),
  };
  await visit.errorHandler.failed(failure, row, visit.session.token);
  const at = visit.errorHandler.retryAt$.value;
  expect(at === undefined ? undefined : at - visit.clock.now()).toBe(after);
});

const off = { kind: 'contract', message: 'answer off the contract', where } as const;
const api = { kind: 'api', message: 'call refused', where } as const;

test.each<[Failure, readonly Report[]]>([
  [{ kind: 'network' }, []],
  [{ kind: 'timeout' }, []],
  [{ kind: 'cancelled' }, []],
  [{ kind: 'contract', path: 'profile.limit' }, [{ ...off, field: 'profile.limit' }]],
  [refused(500), [{ ...api, status: 500 }]],
  [
    { kind: 'api', status: 422, code: 'X', message: 'secret', body: { secret: 1 } },
    [{ ...api, status: 422, code: 'X' }],
  ],
])('%j does not redirect, and its report has no server text', async (failure, reports) => {
  const visit = await aVisitOf('approved', '/home');
  const visited = watch(visit);
  await visit.errorHandler.failed(failure, row, visit.session.token);
  expect(visited).toEqual([]);
  expect(visit.reporter.reports).toStrictEqual(reports);
});

test('a refusal that its row names is not an error, but another code or a bare status is', async () => {
  const visit = await aVisitOf('approved', '/home');
  const codes = ['UNIFIED_BILLS_NOT_FOUND', 'AFI_USER_NOT_ALLOWED', undefined];
  for (const code of codes) {
    const failure: Failure = { kind: 'api', status: 404, ...(code !== undefined && { code }) };
    await visit.errorHandler.failed(failure, billList, visit.session.token);
  }
  expect(visit.reporter.reports.map(({ code }) => code)).toEqual(codes.slice(1));
});
