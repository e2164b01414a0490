import { expect, test } from 'vitest';
import {
  type ApplicationStatus,
  isAllowed,
  leadsHome,
  statuses,
} from '../../../domain/navigation/statuses';
import { type GuardDecision, evaluate, type GuardInput } from '../../../domain/guard/guard';
import type { FlowType, Applicant } from '../../../domain/navigation/resolve-redirect';
import { type RouteId, routeAt, routeIds, ROUTES } from '../../../domain/navigation/routes';
import { columns, expected } from '../support/spec-guard';
import { type Case, differences, firstFive } from '../../support/failures';

const flows: readonly (FlowType | undefined)[] = [
  undefined,
  ...(['normal', 'eligible', 'combined', 'ineligible'] as const),
];
const query = '?gopayplus=true&utm_source=mail';
const open = { downtime: false, activation: 'allowed', confirmation: 'confirmed' } as const;

const examples: Partial<Record<RouteId, string>> = {
  partner: '/partner/tokopedia',
  notFound: '/no-such-page',
};
const addressOf = (id: RouteId): string => examples[id] ?? ROUTES[id].path;

const wordFor = (decision: GuardDecision): string =>
  decision.kind === 'go' ? decision.to : decision.kind;

const placeOf = (to: string) => {
  const [path = '', rest] = to.split('?');
  return { path, query: rest === undefined ? '' : `?${rest}` };
};

/** Every combination of status, flow and re-KYC flag. */
const applicants: readonly Applicant[] = statuses.flatMap((status) =>
  flows.flatMap((flow) =>
    [false, true].map((rekyc) => ({ status, rekyc, ...(flow === undefined ? {} : { flow }) })),
  ),
);

test('every status at every route in every flow is admitted as the specification demands', () => {
  const cases: Case[] = [];
  for (const id of routeIds)
    for (const applicant of applicants)
      for (const loggedIn of [true, false]) {
        const path = addressOf(id);
        const said = wordFor(evaluate({ path, query }, { ...open, loggedIn, applicant }));
        const { status, flow, rekyc } = applicant;
        const meant = expected({ path, query, status, flow, loggedIn, rekyc });
        const who = `${status}, flow ${flow}${rekyc ? ', re-KYC' : ''}${loggedIn ? '' : ', logged out'}`;
        cases.push([`${path} for ${who}`, said, meant]);
      }
  process.stdout.write(`${cases.length} admissions\n`);
  expect(differences(cases)).toEqual([]);
  expect(cases).toHaveLength(routeIds.length * columns.length * flows.length * 2 * 2);
});

/** Follows the redirects; returns the visited addresses, with the first, and the last decision. */
const follow = (
  start: string,
  input: GuardInput,
): { visited: string[]; end: GuardDecision['kind'] } => {
  const visited = [start];
  for (;;) {
    const decision = evaluate(placeOf(visited[visited.length - 1] ?? ''), input);
    if (decision.kind !== 'go' || visited.length > 5) return { visited, end: decision.kind };
    visited.push(decision.to);
  }
};

test('following the redirects ends from every page, without visiting a page twice', () => {
  const input: GuardInput[] = applicants.flatMap((applicant) =>
    [true, false].flatMap((loggedIn) =>
      (['allowed', 'refused', undefined] as const).flatMap((activation) =>
        [false, true].map((downtime) => ({ ...open, applicant, loggedIn, activation, downtime })),
      ),
    ),
  );
  const ends = new Set<string>();
  const endless: string[] = [];
  for (const id of routeIds)
    for (const known of input) {
      const { visited, end } = follow(addressOf(id) + query, known);
      ends.add(end);
      if (visited.length > 3 || new Set(visited).size < visited.length)
        endless.push(`${visited.join(' → ')} ${JSON.stringify(known)}`);
    }
  expect(firstFive(endless)).toEqual([]);
  expect([...ends].sort()).toEqual(['hand-off', 'login', 'stay', 'wait']);
});

const rejected: Applicant = { status: 'REJECTED', rekyc: false };
const none: Partial<GuardInput> = { activation: undefined, loggedIn: false, applicant: undefined };
const guess = { confirmation: 'waiting', loggedIn: false, applicant: undefined } as const;

test.each<[what: string, path: string, facts: Partial<GuardInput>, said: string]>([
  ['downtime comes before everything', '/kyc', { ...none, downtime: true }, '/maintenance'],
  ['also at open pages', '/auth/callback', { ...none, downtime: true }, '/maintenance'],
  ['and lets its own page be', '/maintenance', { ...none, downtime: true }, 'stay'],
  ['then comes the host, before the login', '/kyc', none, 'wait'],
  ['which may refuse', '/kyc', { ...none, activation: 'refused' }, '/unavailable/unsupported-app'],
  ['at the start page too', '/', { activation: 'refused' }, '/unavailable/unsupported-app'],
  [
    'in /application',
    '/application/submit',
    { activation: 'refused' },
    '/unavailable/unsupported-app',
  ],
  ['in /combined', '/combined', { activation: 'refused' }, '/unavailable/unsupported-app'],
  [
    'without a login for its page',
    '/unavailable/unsupported-app',
    { ...none, activation: 'refused' },
    'stay',
  ],
  [
    'and looks there at the status of a person who is logged in',
    '/unavailable/unsupported-app',
    { activation: 'refused', applicant: undefined },
    'wait',
  ],
  ['and leaves home alone', '/home', { activation: 'refused', loggedIn: false }, 'login'],
  ['and the product terms', '/combined/tnc', { activation: 'refused' }, 'stay'],
  ['then the login, before the status', '/kyc', { loggedIn: false, applicant: undefined }, 'login'],
  ['which /unavailable needs too', '/unavailable/waitlist', { loggedIn: false }, 'login'],
  ['but the start page does not', '/', { loggedIn: false, applicant: undefined }, 'stay'],
  ['while a host is asked whose session it is nothing opens', '/home', { ...guess }, 'wait'],
  ['not the start page either', '/', { ...guess }, 'wait'],
  ['nor the logout, which asks first', '/auth/logout', { ...guess }, 'wait'],
  ['but the login does', '/auth/login', { ...guess }, 'stay'],
  [
    'a host that does not answer closes them',
    '/home',
    { ...guess, confirmation: 'unanswered' },
    'closed',
  ],
  ['of a user who is logged in that is not asked', '/tnc', { confirmation: 'waiting' }, 'stay'],
  ['then the status, which may not be known yet', '/kyc', { applicant: undefined }, 'wait'],
  ['and decides last', '/kyc', {}, '/application/rejected'],
  ['but not where nothing hangs on it', '/tnc', { applicant: undefined }, 'stay'],
])('%s: %s', (_, path, input, said) => {
  const decision = evaluate(
    { path, query: '' },
    { ...open, loggedIn: true, applicant: rejected, ...input },
  );
  expect(wordFor(decision)).toBe(said);
});

const refusedPage = '/unavailable/unsupported-app';

/** Returns the page at which the guard stops for `start` where the product cannot be activated. */
const restOf = (start: string, applicant: Applicant): string => {
  const input: GuardInput = { ...open, activation: 'refused', loggedIn: true, applicant };
  return follow(start, input).visited.slice(-1)[0] ?? '';
};

test('without activation a user reaches the page of their status, or one that explains it', () => {
  const cases: Case[] = [];
  for (const start of ['/', '/kyc', '/kyc/otp', '/combined', '/application/review', refusedPage])
    for (const { status, rekyc } of applicants) {
      const rests: Partial<Record<ApplicationStatus, string>> = {
        APPROVED: '/home',
        ACCOUNT_CLOSED: '/home',
        ERROR: '/unavailable/status-error',
        INELIGIBLE: '/unavailable/ineligible',
        PENDING_MIGRATION: '/unavailable/migration-redirect',
      };
      // A user in re-KYC sees why it does not continue here.
      const told = rekyc ? refusedPage : (rests[status] ?? refusedPage);
      const name = `${start} for ${status}${rekyc ? ', re-KYC' : ''}`;
      cases.push([name, restOf(start, { status, rekyc }), told]);
    }
  expect(differences(cases)).toEqual([]);
});

test('every destination of the guard is a page of the app', () => {
  const destinations = applicants.flatMap((applicant) => {
    const decision = evaluate({ path: '/home', query }, { ...open, loggedIn: true, applicant });
    return decision.kind === 'go' ? [decision.to] : [];
  });
  expect(destinations.length).toBeGreaterThan(5);
  expect(destinations.filter((to) => routeAt(placeOf(to).path) === 'notFound')).toEqual([]);
});

test('only a user with an account has a home', () => {
  expect(statuses.filter(leadsHome)).toEqual(['APPROVED', 'ACCOUNT_CLOSED']);
});

test('steps of an application are allowed again only during a re-KYC', () => {
  expect(isAllowed('APPROVED', 'kyc')).toBe(false);
  expect(isAllowed('APPROVED', 'kyc', true)).toBe(true);
  expect(isAllowed('REJECTED', 'kyc', true)).toBe(false);
});
