import type { Page } from '@playwright/test';
import { at } from './support/pages';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  /** For each frame, which share of the sheet's height lies above the bottom edge, and how many sheets there are. */
  var sheetFrames: { readonly shown: number; readonly sheets: number }[];
}

/** Records every frame in the page, so that no test has to look at the right instant. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    globalThis.sheetFrames = [];
    const look = () => {
      requestAnimationFrame(look);
      const panels = document.querySelectorAll('.sheet__panel');
      const box = panels[0]?.getBoundingClientRect();
      if (!box || box.height === 0) return;
      const shown = Math.round(((innerHeight - box.top) / box.height) * 100) / 100;
      globalThis.sheetFrames.push({ shown, sheets: panels.length });
    };
    look();
  });

/** Returns the frames since the last call. */
const framesOf = (page: Page) => page.evaluate(() => globalThis.sheetFrames.splice(0));

/** Sets how fast animations run: `0.2` makes them last five times as long, so that a busy machine shows frames of them. */
const setSpeed = async (page: Page, playbackRate: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate });
};

const sheet = (page: Page) => page.locator('.sheet');
const open = (page: Page) => page.locator('dialog.sheet[open]');
const opener = (page: Page) => page.locator('[data-row="bill"] button').first();

const hasCome = async (page: Page) => {
  const panel = page.locator('dialog.sheet[open] .sheet__panel');
  await expect(panel).toBeVisible();
  await expect.poll(() => panel.evaluate((it) => it.getAnimations().length)).toBe(0);
};

const openBill = async (page: Page) => {
  await opener(page).tap();
  await hasCome(page);
};

const toBills = async (page: Page, login: (persona: string, to: { path: string }) => unknown) => {
  await login('active', { path: '/repayment/bill-list' });
  await at(page, '/repayment/bill-list');
};

/** A drag of the sheet's title: by which share of its height, and for how many milliseconds. */
interface Drag {
  readonly share: number;
  readonly time: number;
  /** Called before the finger is lifted. */
  readonly held?: (moved: number) => Promise<void>;
}

const drag = async (page: Page, { share, time, held }: Drag) => {
  const box = (await page.locator('.sheet__panel').boundingBox())!;
  const title = (await page.locator('.sheet__title').boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const x = title.x + title.width / 3;
  const y = title.y + title.height / 2;
  const moved = Math.round(box.height * share);
  // The browser measures the finger's speed by these instants, however busy the machine is.
  const from = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + moved * part }],
      timestamp: from + (time / 1000) * part,
    });
  await send('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', part);
  await held?.(moved);
  await send('touchEnd', 1);
};

const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the close button': (page) => page.locator('.sheet__close button').tap(),
  'a press outside': (page) => page.touchscreen.tap(180, 20),
  'the browser, which goes back': (page) => page.goBack(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a drag': (page) => drag(page, { share: 0.5, time: 1_000 }),
};

test('a sheet comes from below the edge by its whole height', async ({ page, login }) => {
  await watchFrames(page);
  await toBills(page, login);
  await setSpeed(page, 0.2);
  await openBill(page);
  const shown = (await framesOf(page)).map((it) => it.shown);
  expect(shown[0]).toBeLessThan(0.2);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  await expect.poll(async () => (await framesOf(page)).pop()?.shown).toBe(1);
  expect(await open(page).evaluate((it) => it.scrollTop)).toBe(0);
});

/** Returns what moves in a sheet: when it starts and ends, and what changes. */
const movesOf = (page: Page) =>
  sheet(page).evaluate((it) =>
    it.getAnimations({ subtree: true }).map(({ startTime, effect }) => ({
      start: startTime,
      end: effect?.getComputedTiming().endTime,
      changes: (effect as KeyframeEffect)
        .getKeyframes()
        .flatMap((frame) =>
          Object.keys(frame).filter((key) => /opacity|transform|color/i.test(key)),
        ),
    })),
  );

test('a sheet and its scrim start and end together, however busy the page is', async ({
  page,
  login,
}) => {
  await toBills(page, login);
  for (const move of [opener(page), page.locator('.sheet__close button')]) {
    await setSpeed(page, 0.05);
    await move.tap();
    await expect
      .poll(async () => (await movesOf(page)).filter(({ start }) => start))
      .toHaveLength(2);
    const moves = await movesOf(page);
    expect(moves[0]).toMatchObject({ start: moves[1]?.start, end: moves[1]?.end });
    // The browser moves these two without the page's own thread.
    expect([...new Set(moves.flatMap(({ changes }) => changes))].sort()).toEqual([
      'opacity',
      'transform',
    ]);
    await setSpeed(page, 10);
    await expect.poll(async () => page.locator('.sheet[data-moves]').count()).toBe(0);
  }
});

for (const [way, close] of Object.entries(ways))
  test(`a sheet leaves downwards by ${way}, and the focus returns`, async ({ page, login }) => {
    await watchFrames(page);
    await toBills(page, login);
    await openBill(page);
    await setSpeed(page, 0.2);
    await framesOf(page);
    await close(page);
    await expect(open(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await expect(sheet(page)).toHaveCount(0);
    const seen = await framesOf(page);
    const shown = seen.map((it) => it.shown);
    expect(shown).toEqual(shown.toSorted((a, b) => b - a));
    expect(Math.min(...shown)).toBeLessThan(0.2);
    expect(Math.max(...seen.map((it) => it.sheets))).toBe(1);
  });

test('a scrolled sheet leaves from where it is', async ({ page, login }) => {
  await page.setViewportSize({ width: 360, height: 300 });
  await toBills(page, login);
  await openBill(page);
  const bottom = () =>
    page.locator('.sheet__panel').evaluate((it) => it.getBoundingClientRect().bottom - innerHeight);
  await open(page).evaluate((it) => it.scrollTo(0, it.scrollHeight));
  await expect.poll(bottom).toBeLessThan(1);
  await setSpeed(page, 0.001);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveAttribute('data-moves', 'out');
  expect(await bottom()).toBeLessThan(30);
});

test('a press reaches the page while a sheet leaves', async ({ page, login }) => {
  await toBills(page, login);
  await openBill(page);
  await setSpeed(page, 0.01);
  await page.locator('.sheet__close button').tap();
  await expect(sheet(page)).toHaveAttribute('data-moves', 'out');
  const { x = 0, y = 0 } = (await opener(page).boundingBox()) ?? {};
  await page.touchscreen.tap(x + 20, y + 20);
  await expect(open(page)).toHaveCount(1);
});

test('a page that replaces the page of a sheet leaves no sheet behind', async ({ page, login }) => {
  await watchFrames(page);
  await toBills(page, login);
  await openBill(page);
  await setSpeed(page, 0.2);
  await framesOf(page);
  await open(page).locator('.sheet__more button').last().tap();
  await at(page, '/transactions');
  await expect(sheet(page)).toHaveCount(0);
  const shown = (await framesOf(page)).map((it) => it.shown);
  expect(shown.filter((it) => it < 1)).toEqual([]);
});

test('a page transition ends a sheet that leaves', async ({ page, login }) => {
  await watchFrames(page);
  await login('zero-percent', { path: '/home/settings' });
  await at(page, '/home/settings');
  await page.locator('.header button').first().tap();
  await hasCome(page);
  await framesOf(page);
  await setSpeed(page, 0.02);
  await open(page).locator('.dialog__buttons button').first().tap();
  await expect(page.locator('main:not([data-route="/home"])')).toBeVisible();
  await expect(sheet(page)).toHaveCount(0, { timeout: 2_000 });
});

test('a sheet follows the finger, and returns after a slow drag', async ({ page, login }) => {
  await toBills(page, login);
  await openBill(page);
  const panel = page.locator('.sheet__panel');
  const top = async () => Math.round((await panel.boundingBox())!.y);
  const rest = await top();
  const held = async (moved: number) => {
    await expect.poll(top).toBe(rest + moved);
  };
  await drag(page, { share: 0.25, time: 1_000, held });
  await expect.poll(top).toBe(rest);
  await expect(open(page)).toHaveCount(1);
  await drag(page, { share: -0.25, time: 1_000, held: () => held(0) });
  await expect(open(page)).toHaveCount(1);
});

test('a flick closes a sheet', async ({ page, login }) => {
  await toBills(page, login);
  await openBill(page);
  await drag(page, { share: 0.25, time: 80 });
  await expect(sheet(page)).toHaveCount(0);
});

test('on a large screen a sheet stays in place, and its scrim fades', async ({ page, login }) => {
  await page.setViewportSize({ width: 1000, height: 740 });
  await toBills(page, login);
  await openBill(page);
  const panel = page.locator('.sheet__panel');
  const rest = await panel.boundingBox();
  await drag(page, {
    share: 0.5,
    time: 1_000,
    held: async () => expect(await panel.boundingBox()).toEqual(rest),
  });
  await expect(open(page)).toHaveCount(1);
  await setSpeed(page, 0.02);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveAttribute('data-moves', 'out');
  await expect(panel).toBeHidden();
});

test('with reduced motion nothing moves, and a drag still closes', async ({ page, login }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchFrames(page);
  await toBills(page, login);
  await setSpeed(page, 0.2);
  await openBill(page);
  await page.locator('.sheet__close button').tap();
  await expect(sheet(page)).toHaveCount(0);
  await openBill(page);
  const shown = new Set((await framesOf(page)).map((it) => it.shown));
  expect([...shown]).toEqual([1]);
  await drag(page, { share: 0.5, time: 1_000 });
  await expect(sheet(page)).toHaveCount(0);
});
