import type { Page, Route } from '@playwright/test';
import { personas } from '../../../sandbox/lender/personas/personas';
import { longUnless } from './long';
import { hold, settled } from './pages';
import { expect, prefer, test } from './test';

/** The app's first script; the scripts of the document and of the figures run without it. */
export const app = '/assets/index-*.js';

export const figures = 'main [data-amount]';

/** What a frame shows: its amounts, and the letters that are not only for screen readers. */
interface Frame {
  readonly amounts: number;
  readonly letters: number;
}

interface Film {
  readonly roots: string[];
  readonly shifts: number[];
  readonly frames: Frame[];
}

/** Records every content of the page's root, every frame, and every layout shift. */
export const film = (page: Page) =>
  page.addInitScript(() => {
    const it: Film = { roots: [], shifts: [], frames: [] };
    Object.assign(window, { film_: it });
    new MutationObserver((records) => {
      const root = document.getElementById('root');
      if (root && records.some(({ target }) => target === root)) it.roots.push(root.innerHTML);
    }).observe(document, { subtree: true, childList: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        it.shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      requestAnimationFrame(look);
      const root = document.getElementById('root');
      if (!root) return;
      const shown = root.cloneNode(true) as Element;
      for (const hidden of shown.querySelectorAll('.visually-hidden, [role="status"]'))
        hidden.remove();
      const letters = shown.textContent?.length ?? 0;
      it.frames.push({ amounts: root.querySelectorAll('[data-amount]').length, letters });
    };
    look();
  });

export const filmed = (page: Page) =>
  page.evaluate(() => (window as unknown as { film_: Film }).film_);

/** Returns the frames that show less than the one before. */
const losses = (frames: readonly Frame[]) =>
  frames
    .map((frame, at) => ({ before: frames[at - 1] ?? frame, frame }))
    .filter(
      ({ before, frame }) => frame.amounts < before.amounts || frame.letters < before.letters,
    );

/** Returns the tags of a drawing without the place of messages. React numbers its ids in every drawing. */
export const tags = (html = '') =>
  html
    .replaceAll(/_\w*[rR]_\w+?_(?:free|used)?/g, 'an id of React')
    .replace(/<div class="toast[^>]*><\/div>/, '')
    .split(/(?=<)/);

const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Resolves once the answers of the document's requests were read, and a frame was drawn. */
const answersRead = async (page: Page) => {
  const script = page.locator('script[src*="figures"]');
  await script.evaluate(async (it: HTMLScriptElement) => {
    await import(it.src);
    const answers = Object.values(window.askedEarly ?? {}).map(({ answer }) => answer);
    await Promise.allSettled(answers);
  });
  await twoFrames(page);
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
  await twoFrames(page);
  const { roots, shifts, frames } = await filmed(page);
  const [skeleton = '', before, after] = roots;
  expect(skeleton).not.toContain('data-amount');
  expect(tags(after)).toEqual(tags(before));
  expect(losses(frames)).toEqual([]);
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

/** Opens a page again, and expects the skeleton until the app draws. Returns the frames. */
const expectLater = async (page: Page, path: string) => {
  await film(page);
  const go = await openBeforeApp(page, path);
  await expectSkeleton(page);
  go();
  await settled(page);
  return (await filmed(page)).frames;
};

const [first, ...others] = [
  ['id', 'light'],
  ['en', 'dark'],
  ['id', 'dark'],
  ['en', 'light'],
] as const;

/** Approved personas who have bought nothing: without bills and without a history. */
export const newcomers = [
  'approved',
  'contract-unsigned',
  'contract-silent',
  'settings-partial',
  'rekyc-approved',
  'gpp-approved-processing',
  'gpp-approved-rejected',
];

interface Rows {
  /** Personas whose pages differ most: these are tried in `npm test`, in the first look. */
  readonly different: readonly string[];
  /** Approved personas whose page shows more than figures, and therefore comes with the app. */
  readonly later?: readonly string[];
}

/**
 * Opens a page as every persona, in both languages and themes, and compares what the document shows with the app's first
 * drawing. Users who are not approved see the skeleton until the app decides.
 */
export const comparePersonas = (
  title: string,
  { different, later = [] }: Rows,
  path: string,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): void => {
  for (const { id, applicationStatus } of personas)
    for (const [looks, isShort] of [
      [[first], different.includes(id)],
      [others, false],
    ] as const)
      test(
        `${id}, ${looks.map((look) => look.join(' and ')).join(', ')}: ${title}`,
        longUnless(isShort),
        async ({ page, login }) => {
          await login(id, { path });
          for (const [lang, colorScheme] of looks) {
            const tab = await page.context().newPage();
            await prefer(tab, lang);
            await tab.emulateMedia({ colorScheme });
            await prepare(tab);
            // Users with another status see a page that may change by itself.
            if (applicationStatus !== 'APPROVED') await expectLater(tab, path);
            else if (later.includes(id)) expect(losses(await expectLater(tab, path))).toEqual([]);
            else await expectSameDrawing(tab, path);
            await tab.close();
          }
        },
      );
};
