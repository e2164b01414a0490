import { expect, type Locator, type Page } from '@playwright/test';
import { STORED } from '../../../domain/storage/stored';

/** Where pages are looked for: a tab, or the frame of the host simulator. */
export type Root = Pick<Page, 'locator' | 'getByRole'>;

/** Resolves when a page is shown and nothing full-screen covers it. */
export const settled = async (page: Root) => {
  await page.locator('main[data-route]').waitFor();
  await expect(page.locator('[data-loader]')).toHaveCount(0);
};

/** The page's main action. */
export const primary = (page: Root) => page.locator('main [data-action="primary"]:enabled');
export const secondary = (page: Root) => page.locator('main [data-action="secondary"]:enabled');

/** Resolves when the page of a route is shown and nothing covers it. */
export const at = async (page: Root, route: string) => {
  await expect(page.locator(`main[data-route="${route}"]`)).toBeVisible();
  await settled(page);
};

/** Resolves when home is shown with the parts that come after it, of which the next due dates are read last. */
export const atWholeHome = async (page: Page) => {
  await at(page, '/home');
  await expect(page.locator('main .coming')).toBeVisible();
  // A part of home waits with a line of its own.
  await expect(page.locator('main [class*="skeleton"]')).toHaveCount(0);
};

/** Resolves when a login has led back into the app, however long a host is waited for on the way. */
export const cameIn = (page: Page) =>
  page.waitForURL(({ pathname }) => !/^\/(auth\/|authorize)/.test(pathname));

/**
 * Resolves when something is shown that comes by itself in the page's own time, which passes quickly meanwhile; the test
 * has installed the browser's clock.
 */
export const comesInTime = (page: Page, what: Locator) =>
  expect(async () => {
    await page.clock.fastForward(2_000);
    await expect(what).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [20] });

/** As `at`, where no host comes that the address names: until that is sure the page waits. */
export const atWithoutHost = async (page: Page, route: string) => {
  await comesInTime(page, page.locator(`main[data-route="${route}"]`));
  await settled(page);
};

/** Presses the main action if a title still stands: the page may have gone on by itself. */
export const pressUnder = (page: Root, title: string) =>
  page
    .locator(`main:has(h1:text-is("${title}")) [data-action="primary"]:enabled`)
    .evaluateAll((buttons) => buttons.forEach((it) => (it as HTMLElement).click()));

/** Presses the main action with no pause between the presses, as a thumb that trembles does. */
export const tremble = (page: Page, times: number) =>
  primary(page).evaluate((button, count) => {
    for (let press = 0; press < count; press += 1) (button as HTMLElement).click();
  }, times);

/** Where the browser stands: path and query. */
export const address = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** What stands in the browser's storages, by key. */
export const storages = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));

/** Lets no request to a path through until the answered function is called. */
export const hold = async (page: Page, path: string): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Every address the client writes into the history from now on, in this and later documents. */
export const written = async (page: Page) => {
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

/** Opens the address of a login in the name of a person; who is logged in already agrees to switch accounts. */
export const logInAs = async (page: Page, loginCode: string, query = '') => {
  await page.goto(`/auth/login?login_hint=${encodeURIComponent(loginCode)}${query}`);
  const question = page.locator('main[data-route="/auth/login"] [data-action="secondary"]');
  const inside = page.locator('main[data-route]:not([data-route^="/auth/"])');
  await question.or(inside).first().waitFor({ timeout: 20_000 });
  if (await question.isVisible()) await question.click();
  await cameIn(page);
};

/** Carries out what ends a login, and resolves when another document has taken the place of this one. */
export const endsDocument = async (page: Page, act: () => Promise<unknown>): Promise<void> => {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await act();
  await page.waitForFunction(() => !('sameDocument' in window));
};

/** Logs out by the address, agrees to it when asked, and waits until it is so. */
export const logOut = async (page: Page) => {
  await page.goto('/auth/logout');
  await at(page, '/auth/logout');
  const agree = secondary(page);
  if (await agree.isVisible()) return endsDocument(page, () => agree.click());
  await expect
    .poll(async () => (await storages(page)).local)
    .not.toHaveProperty([STORED.authToken.key]);
};
