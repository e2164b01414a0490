import { expect, type Locator, type Page } from '@playwright/test';
import { STORED } from '../../../domain/storage/stored';

/** A tab, or the frame of the host simulator. */
export type Root = Pick<Page, 'locator' | 'getByRole'>;

/**
 * Resolves when the app has drawn the page: the document shows the same elements before the app begins. The sandbox's own
 * pages have no root.
 */
const drawnByApp = (page: Root) =>
  expect
    .poll(() =>
      page
        .locator('main[data-route]')
        .evaluate(
          (main) =>
            main.closest('#root') === null ||
            Object.keys(main).some((it) => it.startsWith('__react')),
        )
        // The page is replaced by another one at this moment.
        .catch(() => false),
    )
    .toBe(true);

/** Resolves when the app shows a page and nothing full-screen covers it. */
export const settled = async (page: Root) => {
  await drawnByApp(page);
  await expect(page.locator('[data-loader]')).toHaveCount(0);
};

/** Resolves when everything on the page is loaded: an agreement is read and drawn after its page is shown. */
export const allHere = async (page: Page) => {
  await settled(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"], main [class*="skeleton"]')).toHaveCount(0);
};

export const primary = (page: Root) => page.locator('main [data-action="primary"]:enabled');
export const secondary = (page: Root) => page.locator('main [data-action="secondary"]:enabled');

/** Resolves when the page of a route is shown and nothing covers it. */
export const at = async (page: Root, route: string) => {
  await expect(page.locator(`main[data-route="${route}"]`)).toBeVisible();
  await settled(page);
};

export const goTo = async (page: Page, path: string) => {
  await page.goto(path);
  await at(page, path);
};

export const goBackTo = async (page: Page, route: string) => {
  await page.goBack();
  await at(page, route);
};

/** Presses the main action of page after page; each opens the next route. */
export const goOn = async (page: Root, ...routes: readonly string[]) => {
  for (const route of routes) {
    await primary(page).tap();
    await at(page, route);
  }
};

/** Resolves when home is shown with the parts that load later; the lender's line is the last of them. */
export const atWholeHome = async (page: Page) => {
  await at(page, '/home');
  await expect(page.locator('main [data-section="lender"]')).toBeVisible();
  // Each part of home has its own skeleton while it loads.
  await expect(page.locator('main [class*="skeleton"]')).toHaveCount(0);
};

/** Resolves when a login has returned to the app, however long the app waits for a host. */
export const cameIn = (page: Page) =>
  page.waitForURL(({ pathname }) => !/^\/(auth\/|authorize)/.test(pathname));

/** Advances the browser's clock, which the test has installed, until an element that appears by itself is visible. */
export const comesInTime = (page: Page, what: Locator) =>
  expect(async () => {
    await page.clock.fastForward(2_000);
    await expect(what).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [20] });

/** Waits like `at` for a page whose address names a host that never appears: the app waits until that is certain. */
export const atWithoutHost = async (page: Page, route: string) => {
  await comesInTime(page, page.locator(`main[data-route="${route}"]`));
  await settled(page);
};

/** Presses the main action if the title is still shown: the page may have changed by itself. */
export const pressUnder = (page: Root, title: string) =>
  page
    .locator(`main:has(h1:text-is("${title}")) [data-action="primary"]:enabled`)
    .evaluateAll((buttons) => buttons.forEach((it) => (it as HTMLElement).click()));

/** Chooses an option of the display settings in the header. */
export const choose = async (page: Page, option: string) => {
  await page.locator('header details summary').tap();
  await page.locator('header').getByRole('button', { name: option, exact: true }).tap();
  await page.keyboard.press('Escape');
};

/** Presses the main action several times without a pause, as a trembling thumb does. */
export const tremble = (page: Page, times: number) =>
  primary(page).evaluate((button, count) => {
    for (let press = 0; press < count; press += 1) (button as HTMLElement).click();
  }, times);

export const address = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

export const storages = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));

/** Holds every request to a path back until the returned function is called. */
export const hold = async (page: Page, path: string): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
};

/** Records every address that the client writes into the history from now on, in this and later documents. */
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

/** Logs in by the address of a login with a hint; if another user is logged in, agrees to switch accounts. */
export const logInAs = async (page: Page, loginCode: string, query = '') => {
  await page.goto(`/auth/login?login_hint=${encodeURIComponent(loginCode)}${query}`);
  const question = page.locator('main[data-route="/auth/login"] [data-action="secondary"]');
  const inside = page.locator('main[data-route]:not([data-route^="/auth/"])');
  await question.or(inside).first().waitFor({ timeout: 20_000 });
  if (await question.isVisible()) await question.click();
  await cameIn(page);
};

/** Logs in at the lender's page with a phone number. */
export const logInByPhone = async (page: Page, phone: string) => {
  await page.waitForURL(/\/authorize\?/);
  await page.getByLabel('Nomor HP').fill(phone.replace('+62', '0'));
  await page.getByRole('button', { name: 'Lanjut', exact: true }).tap();
};

/** Performs an action that ends a login, and resolves when a new document is loaded. */
export const endsDocument = async (page: Page, act: () => Promise<unknown>): Promise<void> => {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await act();
  await page.waitForFunction(() => !('sameDocument' in window));
};

/** Logs out by the address, confirms if asked, and waits until the session has ended. */
export const logOut = async (page: Page) => {
  await goTo(page, '/auth/logout');
  const agree = secondary(page);
  if (await agree.isVisible()) return endsDocument(page, () => agree.click());
  await expect
    .poll(async () => (await storages(page)).local)
    .not.toHaveProperty([STORED.authToken.key]);
};
