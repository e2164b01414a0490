import type { Page } from '@playwright/test';
import { personas } from '../../adapters/memory/lender/personas';
import { routeAt, ROUTES } from '../../domain/navigation/routes';
import type { FlowType } from '../../domain/navigation/resolve-redirect';
import { expected } from '../domain/navigation/support/spec-guard';
import { address } from './support/pages';
import { expect, test } from './support/test';

/** One address of every section the guard watches, which no page of it redirects by itself (spec §4). */
const addresses = [
  '/',
  '/kyc',
  '/combined/user-info',
  '/application/error',
  '/home/settings',
  '/transactions',
  '/repayment/bill-list',
  '/partner/shop',
  '/bill-restructure',
  '/rekyc/education',
  '/credit-reassessment',
];

/** Every address the client writes into the history from now on, in this and later documents. */
const written = async (page: Page) => {
  const seen: string[] = [];
  await page.exposeFunction('__written', (url: string) => void seen.push(url));
  await page.addInitScript(() => {
    const told = (window as unknown as { __written: (url: string) => void }).__written;
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name].bind(history);
      history[name] = (state, unused, url) => {
        if (url) told(String(url));
        original(state, unused, url);
      };
    }
  });
  return seen;
};

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
  /** `stay`, or the address that the way ends at. */
  readonly to: string;
  readonly by: keyof typeof comes;
  /** Where the page at that address leads on by itself. */
  readonly onward?: string;
}

const expectWay = async (page: Page, seen: string[], { from, to, by, onward }: Way) => {
  const steps = to === 'stay' ? [] : onward === undefined ? [to] : [to, onward];
  const end = steps.slice(-1)[0] ?? from;
  const { path } = ROUTES[routeAt(end.split('?')[0] ?? '')];
  await comes[by](page, from);
  await expect(page.locator(`main[data-route="${path}"]`)).toBeVisible();
  expect(seen.filter((url) => url !== from)).toEqual(steps);
  expect(address(page)).toBe(end);
  seen.length = 0;
};

/** Whoever has a waiting list is shown it by the page that the others stay on (decisions). */
const onwardOf = (id: string) =>
  id.startsWith('waitlist') ? { onward: '/unavailable/waitlist' } : {};

for (const [turn, { id, applicationStatus: status }] of personas.entries())
  test(`${id} is taken where ${status} belongs, from every section, without a detour`, async ({
    page,
    login,
  }) => {
    await login(id);
    const seen = await written(page);
    const wayFrom = (path: string, by: Way['by']): Way => {
      const facts = { path, query: '', status, flow: undefined, loggedIn: true, rekyc: false };
      return { from: path, to: expected(facts), by, ...onwardOf(id) };
    };
    const first = addresses[turn % addresses.length] ?? '/';
    await expectWay(page, seen, wayFrom(first, 'asADocument'));
    for (const path of addresses) await expectWay(page, seen, wayFrom(path, 'inTheDocument'));
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
    for (const path of ['/', '/kyc', '/application/error', '/home/settings']) {
      const to = expected({ path, query, status, flow, loggedIn: true, rekyc: false });
      const by = path === '/' ? 'asADocument' : 'inTheDocument';
      if (to === 'hand-off') await expectHandOff(page, seen, path, query);
      else await expectWay(page, seen, { from: path + query, to, by });
    }
  });

test('somebody who is nobody yet is sent to the login from every section but the first', async ({
  page,
}) => {
  const seen = await written(page);
  for (const path of addresses) {
    seen.length = 0;
    // The lender's own page is somebody else's; that it is asked for is enough.
    await page.goto(path);
    if (path === '/') {
      await expect(page.locator('main[data-route="/"]')).toBeVisible();
      expect(seen).toEqual([]);
    } else {
      await page.waitForURL(/\/authorize\?/);
      expect(seen).toEqual(['/auth/login']);
    }
  }
});
