import type { Page } from '@playwright/test';
import { routeAt, ROUTES } from '../../../domain/navigation/routes';
import type { ApplicationStatus } from '../../../domain/navigation/statuses';
import type { FlowType } from '../../../domain/navigation/resolve-redirect';
import { expected } from '../../domain/support/spec-guard';
import { address, at, written } from './pages';
import { expect } from './test';

/** One address of every section that the guard watches; each can be opened without more (spec §4). */
const guarded = [
  '/',
  '/kyc',
  '/combined/user-info',
  '/application/error',
  '/home/settings',
  '/transactions',
  '/repayment/bill-list',
  '/partner/shop',
  '/bill-restructure',
  '/rekyc',
  '/credit-reassessment',
];
/** Addresses outside the status guard whose pages read the status all the same. */
const reading = [
  '/combined/tnc',
  '/unavailable/ineligible',
  '/unavailable/waitlist',
  '/unavailable/migration-redirect',
  '/unavailable/status-error',
];
const indifferent = ['/tnc', '/unavailable/unsupported', '/unavailable/unsupported-app'];
export const open = ['/maintenance', '/no-such-page'];
export const addresses = [...guarded, ...reading, ...indifferent, ...open];

/** Ways to open an address, both with APIs of the oldest browsers. */
const comes = {
  /** Loads a document, with nothing known yet. */
  asADocument: async (page: Page, to: string) => {
    const answered = page.waitForResponse('**/v1/user/application-status');
    await page.goto(to);
    await answered;
  },
  /** Changes the history of the open document. */
  inTheDocument: (page: Page, to: string) =>
    page.evaluate((url) => {
      history.pushState(undefined, '', url);
      dispatchEvent(new PopStateEvent('popstate'));
    }, to),
};

interface Way {
  readonly from: string;
  /** The addresses of all redirects up to the last one; empty when there is no redirect. */
  readonly steps: readonly string[];
  readonly by: keyof typeof comes;
}

export const expectWay = async (page: Page, seen: string[], { from, steps, by }: Way) => {
  const end = steps.slice(-1)[0] ?? from;
  const { path } = ROUTES[routeAt(end.split('?')[0] ?? '')];
  await comes[by](page, from);
  await at(page, path);
  expect(seen.filter((url) => url !== from)).toEqual(steps);
  expect(address(page)).toBe(end);
  seen.length = 0;
};

/** The statuses that pages outside the guard are for; with any other status they redirect to the start. */
const speaking: Readonly<Record<string, string>> = {
  '/unavailable/ineligible': 'INELIGIBLE',
  '/unavailable/waitlist': 'INELIGIBLE',
  '/unavailable/migration-redirect': 'PENDING_MIGRATION',
  '/unavailable/status-error': 'ERROR',
};

/** The page for each state of a limit review. */
const reviewing: Readonly<Record<string, string>> = {
  'reassess-processing': '/credit-reassessment/process',
  'reassess-review': '/credit-reassessment/review',
  'reassess-approved': '/credit-reassessment/success',
  'reassess-rejected': '/credit-reassessment/fail',
  'reassess-exhausted': '/credit-reassessment/exhaust',
  'reassess-ineligible': '/credit-reassessment/ineligible',
};

/** Returns where the page at an address redirects by itself (decision 17). */
const onwardOf = (id: string, status: string, path: string): string | undefined => {
  const listed = id.startsWith('waitlist') ? '/unavailable/waitlist' : '/unavailable/ineligible';
  if (/^rekyc-(mismatch|rejected|approved)$/.test(id) && path === '/rekyc') return '/rekyc/review';
  if (status === 'APPROVED' && path === '/rekyc') return '/home';
  if (path === '/credit-reassessment') return reviewing[id];
  if (speaking[path] === undefined) return undefined;
  if (speaking[path] !== status) return '/';
  return status === 'INELIGIBLE' && path !== listed ? listed : undefined;
};

export interface Walker {
  readonly id: string;
  readonly status: ApplicationStatus;
  readonly flow?: FlowType;
}

/** Returns every address after the requested one, by the redirects of guard and pages. */
export const stepsFrom = ({ id, status, flow }: Walker, from: string): string[] => {
  const steps: string[] = [];
  for (let at = from; ; ) {
    // An address without a query keeps the one that the visit began with.
    const [path = '', rest = from.split('?')[1]] = at.split('?');
    const query = rest === undefined ? '' : `?${rest}`;
    const to = expected({ path, query, status, flow, loggedIn: true, rekyc: false });
    const next = to === 'stay' ? onwardOf(id, status, path) : to;
    if (next === undefined) return steps;
    expect(steps, 'a redirect repeats').not.toContain(next);
    steps.push(next);
    if (next === 'hand-off') return steps;
    at = next;
  }
};

export const withQuery = (path: string): string => `${path}?utm_campaign=walk`;

/** Opens every section as a user, starting with the section of their turn. */
export const walk = async (page: Page, who: Walker, turn: number) => {
  const seen = await written(page);
  const told = [...guarded, ...reading];
  const first = withQuery(told[turn % told.length] ?? '/');
  await expectWay(page, seen, { from: first, steps: stepsFrom(who, first), by: 'asADocument' });
  for (const from of addresses.map(withQuery)) {
    const steps = stepsFrom(who, from);
    await expectWay(page, seen, { from, steps, by: 'inTheDocument' });
  }
};
