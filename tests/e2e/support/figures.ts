import type { Page, Route } from '@playwright/test';
import { longUnless } from './long';
import { hold } from './pages';
import { expect, test } from './test';

/** The app's first script; the scripts of the document and of the figures run without it. */
export const app = '/assets/index-*.js';

export const figures = 'main [data-amount]';

/** Records every content of the page's root, and every layout shift. */
export const film = (page: Page) =>
  page.addInitScript(() => {
    const roots: string[] = [];
    const shifts: number[] = [];
    Object.assign(window, { roots_: roots, shifts_: shifts });
    new MutationObserver((records) => {
      const root = document.getElementById('root');
      if (root && records.some(({ target }) => target === root)) roots.push(root.innerHTML);
    }).observe(document, { subtree: true, childList: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const filmed = (page: Page) =>
  page.evaluate(() => {
    const { roots_, shifts_ } = window as unknown as { roots_: string[]; shifts_: number[] };
    return { roots: roots_, shifts: shifts_ };
  });

/** Returns the tags of a drawing without the place of messages. React numbers its ids in every drawing. */
export const tags = (html = '') =>
  html
    .replaceAll(/_\w*[rR]_\w+?_(?:free|used)?/g, 'an id of React')
    .replace(/<div class="toast[^>]*><\/div>/, '')
    .split(/(?=<)/);

/** Resolves once the answers of the document's requests were read, and a frame was drawn. */
const answersRead = async (page: Page) => {
  const script = page.locator('script[src*="figures"]');
  await script.evaluate(async (it: HTMLScriptElement) => {
    await import(it.src);
    const answers = Object.values(window.askedEarly ?? {}).map(({ answer }) => answer);
    await Promise.allSettled(answers);
  });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
};

/** Opens a page again, as a user whose status the browser knows, and stops before the app's code. */
export const openBeforeApp = async (page: Page, path: string) => {
  const go = await hold(page, app);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.askedEarly !== undefined);
  await answersRead(page);
  return go;
};

/** Opens a page again, and expects that the app first draws what the document shows, and that nothing moves. */
export const expectSameDrawing = async (page: Page, path: string) => {
  await film(page);
  const go = await openBeforeApp(page, path);
  await expect(page.locator(figures).first()).toBeVisible();
  go();
  await expect.poll(async () => (await filmed(page)).roots.length).toBe(3);
  const { roots, shifts } = await filmed(page);
  const [skeleton = '', before, after] = roots;
  expect(skeleton).not.toContain('data-amount');
  expect(tags(after)).toEqual(tags(before));
  expect(shifts).toEqual([]);
};

export const expectSkeleton = async (page: Page) => {
  await expect(page.locator('main')).toHaveCount(0);
  await expect(page.locator('#root .skeleton')).toBeVisible();
};

/** Changes the body of an answer. */
export type Change = (body: Record<string, never>) => unknown;

/** Changes the answers of a call that the lender would give. */
export const changeAnswers = (page: Page, call: string, change: Change) =>
  page.route(call, async (route: Route) => {
    const response = await route.fetch();
    const body: Record<string, never> = await response.json();
    change(body);
    await route.fulfill({ response, json: body });
  });

/**
 * Compares a page in the document with the app's first drawing, for personas in both languages and themes. Those whose
 * page differs are tried in Indonesian, and `npm run suite long` tries all.
 */
export const comparePersonas = (
  title: string,
  {
    different,
    others,
  }: { readonly different: readonly string[]; readonly others: readonly string[] },
  path: string,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): void => {
  for (const persona of [...different, ...others])
    for (const [locale, colorScheme] of [
      ['id-ID', 'light'],
      ['en-US', 'dark'],
    ] as const)
      test.describe(`${persona} in ${locale}, ${colorScheme}`, () => {
        test.use({ locale, colorScheme });

        test(
          title,
          longUnless(different.includes(persona) && locale === 'id-ID'),
          async ({ page, login }) => {
            await login(persona, { path });
            await prepare(page);
            await expectSameDrawing(page, path);
          },
        );
      });
};
