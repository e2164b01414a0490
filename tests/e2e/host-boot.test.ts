import { long } from './support/long';
import type { Page } from '@playwright/test';
import { inside } from './support/hosts';
import { asGojek } from './support/gojek';
import { at, goOn, goTo, logOut, primary, settled } from './support/pages';
import type { Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

const start = new Date('2026-01-15T03:00:00Z').getTime();

type Bridge = 'silent' | 'throwing' | 'late';

/** Simulates a gojek app with the given bridge, in every document of the page. */
const aboard = (page: Page, bridge: Bridge) =>
  page.addInitScript((kind) => {
    const agent = `${navigator.userAgent} Gojek/4.90.0`;
    Object.defineProperty(navigator, 'userAgent', { get: () => agent });
    const answers: Record<string, (answer: (said: unknown) => void) => void> = {
      silent: () => {},
      throwing: () => {
        throw new Error('bridge');
      },
    };
    const supported = (name: string) => name === 'getAppInfo';
    const call = (name: string, _: string, answer: (said: unknown) => void) => {
      Object.assign(window, { hostAsked: true });
      const otherwise = answers[kind];
      if (otherwise) return otherwise(answer);
      const data = { version: '4.90.0', locale: 'en' };
      answer(supported(name) ? { success: true, data } : { success: false, error: { code: 'NO' } });
    };
    const put = () => Object.assign(window, { gojekBridge: { call } });
    if (kind === 'late') setTimeout(put, 1_000);
    else put();
  }, bridge);

/** Resolves once the app has called its host. On a busy machine the network is idle before the app's code runs. */
const hostAsked = (page: Page) =>
  page.waitForFunction(() => 'hostAsked' in window, undefined, { polling: 50 });

/** The time that the app's script waits for the figures of the document, in milliseconds. */
const figuresPatience = 400;

const startApp = async (page: Page) => {
  await page.clock.runFor(figuresPatience);
  await page.waitForFunction(() => window.appBegun, undefined, { polling: 50 });
};

/** Opens the start page with a paused clock, its files loaded. */
const opened = async (page: Page, bridge: Bridge) => {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 60_000);
  await aboard(page, bridge);
  await page.goto('/', { waitUntil: 'networkidle' });
  if (bridge !== 'late') await hostAsked(page);
  await startApp(page);
  await expect(page.locator('html')).toHaveAttribute('data-host', /./);
  return page.locator('main[data-route="/"]');
};

// `npm run suite faults` covers every fault of a bridge in any call.

test('a silent bridge delays the first page for three seconds at most', long, async ({ page }) => {
  const main = await opened(page, 'silent');
  await page.clock.runFor(2_900 - figuresPatience);
  await expect(page.locator('#root > .page .skeleton')).toBeVisible();
  await expect(main).toHaveCount(0);
  await page.clock.runFor(400);
  await expect(main).toBeVisible();
});

test('the app waits for a late bridge, and opens in its language', long, async ({ page }) => {
  const main = await opened(page, 'late');
  await page.clock.runFor(900 - figuresPatience);
  await expect(main).toHaveCount(0);
  await page.clock.runFor(400);
  await expect(main).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a bridge that throws delays nothing', long, async ({ page }) => {
  await expect(await opened(page, 'throwing')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-host', 'gojek');
});

test('a browser that turns out to be gopay continues as gopay', long, async ({ page }) => {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 60_000);
  await page.addInitScript(() => {
    const asked: string[] = [];
    const invoke = (name: string) => {
      asked.push(name);
      return Promise.resolve({ status: 'OK', result: { version: '1.28.0' } });
    };
    setTimeout(() => Object.assign(window, { gpContainer: { invoke, asked } }), 1_000);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await at(page, '/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-host', 'web');
  await page.clock.runFor(1_300);
  await expect(root).toHaveAttribute('data-host', 'gopay');
  const asked = () =>
    page.evaluate(
      () => (window as unknown as { gpContainer: { asked: string[] } }).gpContainer.asked,
    );
  await expect
    .poll(async () => (await asked()).filter((name) => name === 'app_info'))
    .toHaveLength(1);
});

// hosts/main-job.test.ts does the same in gojek and gopay.
test('in a host an approved user lands on home without a press', async ({ page, sandbox }) => {
  const { token } = await sandbox.createUser('approved');
  await inside(page, 'partner-sdk', { token: { token } });
  const shown: string[] = [];
  await page.exposeFunction('__shown', (route: string) => void shown.push(route));
  await page.addInitScript(() => {
    const told = (window as unknown as { __shown: (route: string) => void }).__shown;
    new MutationObserver(() => {
      const route = document.querySelector<HTMLElement>('main[data-route]')?.dataset['route'];
      if (route !== undefined) told(route);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await at(page, '/home');
  expect(new Set(shown)).toEqual(new Set(['/home']));
});

/** Simulates a gojek app that knows the user, and answers after `delay` milliseconds. */
const slowGojek = (page: Page, token: string, delay: number) =>
  page.addInitScript(
    ([value, ms]) => {
      const agent = `${navigator.userAgent} Gojek/4.90.0`;
      Object.defineProperty(navigator, 'userAgent', { get: () => agent });
      const call = (name: string, _: string, answer: (said: unknown) => void) => {
        const said = { success: true, data: name === 'getToken' ? { token: value } : {} };
        if (name !== 'getToken') return answer(said);
        setTimeout(() => answer(said), ms);
        Object.assign(window, { hostAsked: true });
      };
      Object.assign(window, { gojekBridge: { call } });
    },
    [token, delay] as const,
  );

/** Opens the start page in such an app with a paused clock, for an approved user. */
const openSlowly = async (page: Page, sandbox: Sandbox, delay: number) => {
  const { token } = await sandbox.createUser('approved');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await slowGojek(page, token, delay);
  await page.goto('/', { waitUntil: 'networkidle' });
  await hostAsked(page);
};

test('the app waits for a token behind the skeleton', long, async ({ page, sandbox }) => {
  await openSlowly(page, sandbox, 2_500);
  await page.clock.runFor(2_400);
  await expect(page.locator('#root > .page .skeleton')).toBeVisible();
  await page.clock.runFor(300);
  await at(page, '/home');
});

test('a late token leaves no blank and no stuck page', long, async ({ page, sandbox }) => {
  await openSlowly(page, sandbox, 4_000);
  await page.clock.runFor(2_900);
  // Code that arrives this late waits a second for the document's answers, as src/connect-host.ts says.
  await page.waitForFunction(() => window.appBegun, undefined, { polling: 50 });
  await page.clock.runFor(900);
  await expect(page.locator('main')).toHaveCount(0);
  await page.clock.runFor(150);
  await at(page, '/');
  await expect(primary(page)).toBeVisible();
  await page.clock.runFor(300);
  await at(page, '/home');
});

test('after a logout by hand only a press logs in again', long, async ({ page, sandbox }) => {
  const { token } = await sandbox.createUser('approved');
  const gojek = await asGojek(page, { getToken: { token } });
  await goTo(page, '/home');
  await logOut(page);
  await goTo(page, '/');
  await settled(page);
  expect(await gojek.called('getToken')).toEqual([]);
  await goOn(page, '/home');
});
