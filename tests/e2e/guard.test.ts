import type { Page } from '@playwright/test';
import { personas } from '../../adapters/memory/lender/personas';
import { routeAt, ROUTES } from '../../domain/navigation/routes';
import type { ApplicationStatus } from '../../domain/application/words';
import type { FlowType } from '../../domain/navigation/resolve-redirect';
import { STORED } from '../../domain/session/stored';
import { expected } from '../domain/navigation/support/spec-guard';
import { address, storages, written } from './support/pages';
import { expect, test } from './support/test';

/** One address of every section the guard watches; none needs anything but to be looked at (spec §4). */
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
/** Outside the status guard: the pages that read the status nevertheless, and those that do not. */
const reading = [
  '/combined/tnc',
  '/unavailable/ineligible',
  '/unavailable/waitlist',
  '/unavailable/migration-redirect',
  '/unavailable/status-error',
];
const indifferent = ['/tnc', '/unavailable/unsupported', '/unavailable/unsupported-app'];
const open = ['/maintenance', '/no-such-page'];
const addresses = [...guarded, ...reading, ...indifferent, ...open];

/** Ways to come to an address, both as old as the browser. */
const comes = {
  /** From outside, with nothing known yet. */
  asADocument: async (page: Page, to: string) => {
    const answered = page.waitForResponse('**/v1/user/application-status');
    await page.goto(to);
    await answered;
  },
  /** Over the history of the document that is open. */
  inTheDocument: (page: Page, to: string) =>
    page.evaluate((url) => {
      history.pushState(undefined, '', url);
      dispatchEvent(new PopStateEvent('popstate'));
    }, to),
};

interface Way {
  readonly from: string;
  /** The addresses the way leads over, to its end; none where one stays. */
  readonly steps: readonly string[];
  readonly by: keyof typeof comes;
}

const expectWay = async (page: Page, seen: string[], { from, steps, by }: Way) => {
  const end = steps.slice(-1)[0] ?? from;
  const { path } = ROUTES[routeAt(end.split('?')[0] ?? '')];
  await comes[by](page, from);
  await expect(page.locator(`main[data-route="${path}"]`)).toBeVisible();
  expect(seen.filter((url) => url !== from)).toEqual(steps);
  expect(address(page)).toBe(end);
  seen.length = 0;
};

/** The statuses that pages outside the guard speak of; with any other they lead to the start. */
const speaking: Readonly<Record<string, string>> = {
  '/unavailable/ineligible': 'INELIGIBLE',
  '/unavailable/waitlist': 'INELIGIBLE',
  '/unavailable/migration-redirect': 'PENDING_MIGRATION',
  '/unavailable/status-error': 'ERROR',
};

/** Where a review of the limit stands that was asked for, or cannot be. */
const reviewing: Readonly<Record<string, string>> = {
  'reassess-processing': '/credit-reassessment/process',
  'reassess-review': '/credit-reassessment/review',
  'reassess-approved': '/credit-reassessment/success',
  'reassess-rejected': '/credit-reassessment/fail',
  'reassess-exhausted': '/credit-reassessment/exhaust',
  'reassess-ineligible': '/credit-reassessment/ineligible',
};

/** Where the page at an address leads on to by itself (decisions). */
const onwardOf = (id: string, status: string, path: string): string | undefined => {
  const listed = id.startsWith('waitlist') ? '/unavailable/waitlist' : '/unavailable/ineligible';
  if (/^rekyc-(mismatch|rejected|approved)$/.test(id) && path === '/rekyc') return '/rekyc/review';
  if (path === '/credit-reassessment') return reviewing[id];
  if (speaking[path] === undefined) return undefined;
  if (speaking[path] !== status) return '/';
  return status === 'INELIGIBLE' && path !== listed ? listed : undefined;
};

interface Walker {
  readonly id: string;
  readonly status: ApplicationStatus;
  readonly flow?: FlowType;
}

/** Every address between one that is asked for and the end, as the guard and the pages lead. */
const stepsFrom = ({ id, status, flow }: Walker, from: string): string[] => {
  const steps: string[] = [];
  for (let at = from; ; ) {
    const [path = '', rest] = at.split('?');
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

const withQuery = (path: string): string => `${path}?utm_campaign=walk`;

for (const [turn, { id, applicationStatus: status }] of personas.entries())
  test(`${id} is taken where ${status} belongs, from every section, without a detour`, async ({
    page,
    login,
  }) => {
    await login(id);
    const seen = await written(page);
    const told = [...guarded, ...reading];
    const first = withQuery(told[turn % told.length] ?? '/');
    await expectWay(page, seen, {
      from: first,
      steps: stepsFrom({ id, status }, first),
      by: 'asADocument',
    });
    for (const from of addresses.map(withQuery)) {
      const steps = stepsFrom({ id, status }, from);
      await expectWay(page, seen, { from, steps, by: 'inTheDocument' });
    }
  });

/** Out of the app: the sandbox's stand-in for the place outside is another document, which shows what it was given. */
const expectHandOff = async (page: Page, seen: string[], path: string, query: string) => {
  await page.goto(path + query, { waitUntil: 'commit' });
  await expect(page.locator('main[data-route="/hand-off"]')).toBeVisible();
  expect(seen.filter((url) => url !== path + query)).toEqual([]);
  expect(address(page)).toBe(`/hand-off${query}`);
  await expect(page.locator('main code')).toHaveText(query.slice(1));
  await page.locator('main [data-action="primary"]').click();
  await expect(page.locator('main[data-route="/"]')).toBeVisible();
  expect(address(page)).toBe('/');
  seen.length = 0;
};

const plus: Readonly<Record<string, FlowType>> = {
  'gopayplus-normal': 'normal',
  'gopayplus-eligible': 'eligible',
  'gopayplus-combined': 'combined',
  'gopayplus-draft': 'eligible',
  'gopayplus-ineligible': 'ineligible',
  draft: 'eligible',
  'gpp-draft': 'combined',
  approved: 'eligible',
};

for (const [id, flow] of Object.entries(plus))
  test(`with the gopayplus parameter ${id} is taken where the ${flow} flow leads`, async ({
    page,
    login,
  }) => {
    const status = personas.find((one) => one.id === id)?.applicationStatus;
    if (status === undefined) throw new Error(`no persona ${id}`);
    await login(id);
    const seen = await written(page);
    const query = '?gopayplus=true&utm_source=test';
    for (const path of addresses) {
      const from = path + query;
      const steps = stepsFrom({ id, status, flow }, from);
      const by = path === '/' ? 'asADocument' : 'inTheDocument';
      if (steps[0] !== 'hand-off') await expectWay(page, seen, { from, steps, by });
      // Each is a document of its own, so two sections stand for the eight that lead there.
      else if (path === '/application/error' || path === '/home/settings')
        await expectHandOff(page, seen, path, query);
    }
  });

test('somebody who is nobody yet is sent to the login from everywhere but the open pages, the query kept', async ({
  page,
}) => {
  test.slow();
  const seen = await written(page);
  for (const path of addresses) {
    seen.length = 0;
    const from = withQuery(path);
    // The lender's own page is somebody else's; that it is asked for is enough.
    await page.goto(from);
    if (path === '/' || open.includes(path)) {
      await expect(page.locator(`main[data-route="${ROUTES[routeAt(path)].path}"]`)).toBeVisible();
      expect(seen).toEqual([]);
      expect(address(page)).toBe(from);
    } else {
      await page.waitForURL(/\/authorize\?/);
      expect(seen).toEqual(['/auth/login']);
      const { key, decode } = STORED.loginTarget;
      expect(decode((await storages(page)).session[key] ?? '')).toMatchObject({ to: from });
    }
  }
});
