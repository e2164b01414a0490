import type { Locator, Page } from '@playwright/test';
import { moneyOf } from './support/money';
import { address, at, atWholeHome, goBackTo, goOn, hold, primary } from './support/pages';
import type { NewUser, Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Motion that the page recorded itself, so that no test has to look at the right instant. */
interface Motion {
  /** Every animation that ran: its name or the part of a view transition, its keyframes, and when it moves, in milliseconds. */
  readonly animations: {
    readonly name: string;
    readonly keyframes: string;
    readonly start: number;
    readonly end: number;
  }[];
  /** When a moment began, by the page's clock in milliseconds. */
  began: number;
  /** By how much the layout shifted since a moment began. */
  shift: number;
  transitions: number;
  /** How many of the transitions moved the amount and its label from one page to the next. */
  carried: number;
}

/** How a page is drawn during a transition. */
interface Drawn {
  readonly x: number;
  readonly opacity: number;
}

declare global {
  var motion: Motion;
  /** How far the title was from the back button at each moment, but for a constant. */
  var apart: number[] | undefined;
  var pagesSeen: { readonly last: Drawn; readonly next: Drawn }[] | undefined;
}

/** Pauses the clock, so that the app waits however long a busy machine takes for a screenshot. */
const stopClock = async (page: Page) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
};

/** Records the motion of every page; `slow` makes a view transition last for a minute. */
const watchMotion = (page: Page, { slow = false } = {}) =>
  page.addInitScript((isSlow) => {
    const motion: Motion = {
      animations: [],
      began: Infinity,
      shift: 0,
      transitions: 0,
      carried: 0,
    };
    globalThis.motion = motion;
    const note = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
        const isTransition = part?.startsWith('::view-transition') === true;
        const keyframes =
          animation instanceof CSSAnimation ? animation.animationName : 'transition';
        const name = isTransition ? part : keyframes;
        const { delay: start = 0, endTime } = effect?.getComputedTiming() ?? {};
        motion.animations.push({ name, keyframes, start, end: Number(endTime) });
        if (keyframes === 'moment-arrive') motion.began = Math.min(motion.began, performance.now());
      }
    };
    addEventListener('animationstart', note, true);
    addEventListener('transitionrun', note, true);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.startTime >= motion.began)
          motion.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      motion.transitions += 1;
      const transition = start(update);
      const watch = () => {
        note();
        const parts = document
          .getAnimations()
          .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement);
        const moved = ['old(amount)', 'new(amount)', 'group(amount-label)'];
        if (moved.every((it) => parts.includes(`::view-transition-${it}`))) motion.carried += 1;
      };
      transition.ready.then(watch, () => {});
      return transition;
    };
    if (!isSlow) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('::view-transition-group(*) { animation-duration: 60s !important }');
    document.adoptedStyleSheets.push(sheet);
  }, slow);

/** Makes animations last five times as long. One that ended within a frame of a busy machine would not be recorded. */
const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.2 });
};

const motionOf = (page: Page) => page.evaluate(() => globalThis.motion);

/** Indicators of work that repeat until it is done (look and feel, "Behaviour people notice"). */
const endless = ['skeleton-breathe', 'loader-write', 'button-turn'];

interface Moment {
  readonly what: string;
  readonly persona: string;
  readonly path: string;
  readonly before?: (sandbox: Sandbox, user: NewUser) => Promise<unknown>;
}

const moments: readonly Moment[] = [
  { what: 'an approval', persona: 'approved', path: '/home/activated' },
  {
    what: 'a bill that was paid',
    persona: 'due-soon',
    path: '/repayment/bca-va/success',
    before: async (sandbox, user) =>
      sandbox.payment(user.userId, (await moneyOf(sandbox, user)).due),
  },
  {
    what: 'a review that raised the limit',
    persona: 'reassess-approved',
    path: '/credit-reassessment/success',
  },
  { what: 'a limit that was raised', persona: 'limit-raised', path: '/home' },
];

for (const { what, persona, path, before } of moments)
  test(`${what} is a moment under 600 ms, without shifts`, async ({ page, sandbox, login }) => {
    await watchMotion(page);
    await slowDown(page);
    if (before) {
      await before(sandbox, await login(persona));
      await page.goto(path);
    } else await login(persona, { path });
    await at(page, path);
    const moment = page.locator('.moment');
    await expect(moment).toBeVisible();
    await expect
      .poll(() => moment.evaluate((it) => it.getAnimations({ subtree: true }).length))
      .toBe(0);
    const { animations, shift } = await motionOf(page);
    expect(animations.map(({ name }) => name)).toContain('moment-arrive');
    for (const { name, end } of animations)
      if (!endless.includes(name)) expect(end, name).toBeLessThan(600);
    expect(shift).toBe(0);
  });

const places = (page: Page) => page.locator('.places a');

/** The row of home that opens the settings, a page outside of the places at the bottom. */
const settings = (page: Page) => page.getByRole('button', { name: /^(?:Pengaturan|Settings)$/ });

/** Taps at the element's position, whatever covers it. */
const touch = async (page: Page, element: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  await page.touchscreen.tap(x + width / 2, y + height / 2);
};

test('pages change with a short transition, places of the navigation bar at once', async ({
  page,
  login,
}) => {
  await stopClock(page);
  await watchMotion(page);
  // The styles of later pages load after the first page (spec §9).
  await login('active', { path: '/home/limit-details' });
  for (const [place, route] of [
    [0, '/home'],
    [1, '/repayment/bill-list'],
    [2, '/transactions'],
    [0, '/home'],
  ] as const) {
    await places(page).nth(place).tap();
    await at(page, route);
  }
  const still = await motionOf(page);
  const moved = still.animations.filter(({ name }) => /^(?:::view|page-|back-)/.test(name));
  expect([moved, still.transitions]).toEqual([[], 0]);
  await settings(page).tap();
  await at(page, '/home/settings');
  await goBackTo(page, '/home');
  const { animations, transitions } = await motionOf(page);
  expect(transitions).toBe(2);
  const parts = animations.filter(({ name }) => name.startsWith('::view-transition'));
  const names = parts.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['::view-transition-new(root)']));
  for (const { name, end } of parts) expect(end, name).toBeLessThan(300);
});

/** Records how the last and the next page are drawn at each moment of a transition, by where they are and how opaque. */
const watchPages = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const look = (which: string) => {
      const style = getComputedStyle(document.documentElement, `::view-transition-${which}(root)`);
      const { transform, opacity } = style;
      const { e: x } = new DOMMatrix(transform === 'none' ? '' : transform);
      return { x, opacity: Number(opacity) };
    };
    document.startViewTransition = (update) => {
      const transition = start(update);
      const record = () => {
        const animations = document.getAnimations();
        globalThis.pagesSeen = [...Array(30).keys()].map((step) => {
          for (const animation of animations) animation.currentTime = step * 10;
          return { last: look('old'), next: look('new') };
        });
        transition.skipTransition();
      };
      transition.ready.then(record, () => {});
      return transition;
    };
  });

for (const [what, width, way] of [
  ['pages of a phone', 360, '/home/settings'],
  ['pages that share the amount', 360, '/repayment/bca-va'],
  ['pages of a wide window', 1280, '/home/settings'],
] as const)
  test(`${what} are never seen through each other, leave no frame blank, and come from the side they lie on`, async ({
    page,
    login,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await watchPages(page);
    // A page's code loads on its first visit; there is no transition to its skeleton.
    await login('active', { path: way });
    const press = (element: Locator) => element.evaluate((it) => (it as HTMLElement).click());
    const seen = async () => {
      await expect.poll(() => page.evaluate(() => globalThis.pagesSeen?.length)).toBe(30);
      const frames = await page.evaluate(() => globalThis.pagesSeen ?? []);
      await page.evaluate(() => {
        globalThis.pagesSeen = undefined;
      });
      for (const { last, next } of frames) {
        if (Math.abs(last.x - next.x) < width - 1) expect(last.opacity * next.opacity).toBe(0);
        // No frame is blank.
        expect(Math.max(last.opacity, next.opacity)).toBe(1);
      }
      return frames[0]?.next.x;
    };
    await press(page.locator('.header button').first());
    await at(page, '/home');
    await atWholeHome(page);
    await page.evaluate(() => {
      globalThis.pagesSeen = undefined;
    });
    await press(way === '/home/settings' ? settings(page) : primary(page));
    await at(page, way);
    expect(await seen()).toBeGreaterThan(0);
    await page.goBack();
    await at(page, '/home');
    expect(await seen()).toBeLessThan(0);
  });

for (const from of ['home', 'the bills'])
  test(`the amount moves from ${from} to the payment`, async ({ page, login }) => {
    await stopClock(page);
    await watchMotion(page);
    // A page's code loads on its first visit; there is no transition to its skeleton.
    await login('active', { path: '/repayment/bca-va' });
    await page.locator('.header button').first().tap();
    await at(page, '/home');
    if (from === 'the bills') {
      await places(page).nth(1).tap();
      await at(page, '/repayment/bill-list');
    }
    const carried = async () => (await motionOf(page)).carried;
    const before = await carried();
    await goOn(page, '/repayment/bca-va');
    await expect.poll(carried).toBe(before + 1);
    // The page before shows the value that it knows while it loads again.
    await page.goBack();
    await expect.poll(carried).toBe(before + 2);
  });

test('the back button comes and goes with the title that it pushes', async ({ page, login }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const xOf = (part: string) => {
      const { transform } = getComputedStyle(document.documentElement, `::view-transition-${part}`);
      return new DOMMatrix(transform === 'none' ? '' : transform).e;
    };
    document.startViewTransition = (update) => {
      const transition = start(update);
      const record = () => {
        const animations = document.getAnimations();
        const isComing = animations.some(
          ({ effect }) =>
            effect instanceof KeyframeEffect &&
            effect.pseudoElement === '::view-transition-new(back)',
        );
        globalThis.apart = [...Array(20).keys()].map((step) => {
          for (const animation of animations) animation.currentTime = step * 10;
          return xOf('group(header-title)') - xOf(isComing ? 'new(back)' : 'old(back)');
        });
        transition.skipTransition();
      };
      transition.ready.then(record, () => {});
      return transition;
    };
  });
  // A page's code loads on its first visit; there is no transition to its skeleton.
  await login('active', { path: '/home/settings' });
  await page.locator('.header button').first().tap();
  await at(page, '/home');
  const expectTogether = async () => {
    await expect.poll(() => page.evaluate(() => globalThis.apart?.length)).toBe(20);
    const apart = await page.evaluate(() => globalThis.apart ?? []);
    expect(Math.max(...apart) - Math.min(...apart)).toBeLessThan(1);
    await page.evaluate(() => {
      globalThis.apart = undefined;
    });
  };
  await settings(page).tap();
  await at(page, '/home/settings');
  await expectTogether();
  await goBackTo(page, '/home');
  await expectTogether();
});

test('a payment that has arrived takes the place of the wait, without a slide', async ({
  page,
  sandbox,
  login,
}) => {
  await watchMotion(page);
  const user = await login('due-soon', { path: '/repayment/bca-va' });
  await expect(page.locator('[data-figure="pay"][data-amount]')).toBeVisible();
  await sandbox.payment(user.userId, (await moneyOf(sandbox, user)).due);
  await page.evaluate(() => {
    Object.assign(window, { turned: [] });
    new MutationObserver(() => {
      const route = document.querySelector('main')?.getAttribute('data-route');
      (window as unknown as { turned: unknown[] }).turned.push([
        route,
        globalThis.motion.transitions,
      ]);
    }).observe(document, { attributeFilter: ['data-route'], childList: true, subtree: true });
  });
  await primary(page).tap();
  await at(page, '/home/success');
  const turned = await page.evaluate(
    () => (window as unknown as { turned: [string, number][] }).turned,
  );
  const waits = turned.flatMap(([route, count]) =>
    route === '/repayment/processing' ? count : [],
  );
  expect((await motionOf(page)).transitions).toBe(Math.max(...waits));
});

/** Lets home load its next pages. The clock is stopped. */
const loadAhead = async (page: Page) => {
  const files = [/\/repayment-[^/]+\.js$/, /\/messages-id-repayment-[^/]+\.js$/];
  const requests = Promise.all(files.map((file) => page.waitForRequest(file)));
  await page.clock.runFor(2_000);
  for (const request of await requests)
    await page.evaluate(async (url) => void (await import(url)), request.url());
};

test('home becomes the bills at once, and the amount stays in place', async ({ page, login }) => {
  await stopClock(page);
  await login('active', { path: '/home' });
  await atWholeHome(page);
  await loadAhead(page);
  const release = await hold(page, '/v1/bill-list*');
  await page.evaluate(() => {
    const strangers: string[] = [];
    Object.assign(window, { strangers });
    new MutationObserver(() => {
      const shape = document.querySelector('.page:not(:has(main))');
      if (shape) strangers.push(shape.outerHTML);
    }).observe(document, { childList: true, subtree: true });
  });
  // A tap would first scroll the page, and so replace the wordmark.
  await touch(page, places(page).nth(1));
  await at(page, '/repayment/bill-list');
  const total = page.locator('main .amount--total');
  const box = async () => {
    const { x = 0, y = 0 } = (await total.boundingBox()) ?? {};
    return { x, y };
  };
  await expect(total).toHaveAttribute('data-stale');
  const early = await box();
  const element = await total.elementHandle();
  release();
  await expect(total).toHaveAttribute('data-amount');
  const late = await box();
  expect(await total.evaluate((it, before) => it === before, element)).toBe(true);
  expect(late.x).toBe(early.x);
  expect(Math.abs(late.y - early.y)).toBeLessThan(8);
  expect(await page.evaluate('strangers')).toEqual([]);
});

test('the amount stays in place when the account arrives after it', async ({ page, login }) => {
  await stopClock(page);
  await watchMotion(page);
  await login('active', { path: '/repayment/bill-list' });
  await expect(page.locator('main .amount--total[data-amount]')).toBeVisible();
  const release = await hold(page, '/v1/virtual-account*');
  await primary(page).tap();
  await at(page, '/repayment/bca-va');
  await expect.poll(async () => (await motionOf(page)).carried).toBe(1);
  const amount = page.locator('main .amount--pay');
  await expect(amount).toHaveAttribute('data-stale');
  const [element, early] = [await amount.elementHandle(), await amount.boundingBox()];
  release();
  await expect(amount).toHaveAttribute('data-amount');
  expect(await amount.evaluate((it, before) => it === before, element)).toBe(true);
  expect(await amount.boundingBox()).toEqual(early);
});

test('an amount that the next page lacks leaves with its page', async ({ page, login }) => {
  await stopClock(page);
  await watchMotion(page);
  await login('active', { path: '/home' });
  await settings(page).evaluate((it) => (it as HTMLElement).click());
  await at(page, '/home/settings');
  await expect
    .poll(async () => (await motionOf(page)).animations)
    .toContainEqual(
      expect.objectContaining({ name: '::view-transition-old(amount)', keyframes: 'page-goes' }),
    );
});

test('a transition delays no press, and gives way to the next page', async ({ page, login }) => {
  await stopClock(page);
  await watchMotion(page, { slow: true });
  await login('active', { path: '/home/settings' });
  const running = () => page.evaluate(() => document.getAnimations().length > 0);
  const back = page.locator('.header button').first();
  // A page's code loads on its first visit; there is no transition to its skeleton.
  await back.tap();
  await at(page, '/home');
  await expect(settings(page)).toBeVisible();
  await settings(page).evaluate((it) => it.scrollIntoView({ block: 'center' }));
  await touch(page, settings(page));
  await at(page, '/home/settings');
  await expect.poll(running).toBe(true);
  await touch(page, back);
  await at(page, '/home');
  await expect.poll(running).toBe(true);
  // Opens two pages at once, and goes back: the last request is shown.
  await settings(page).evaluate((it) => {
    (it as HTMLElement).click();
    document.querySelectorAll<HTMLElement>('.places a')[2]?.click();
  });
  await at(page, '/transactions');
  await page.evaluate(() => {
    history.back();
    document.querySelector<HTMLElement>('.places a')?.click();
  });
  await expect(async () => {
    const route = await page.locator('main').getAttribute('data-route');
    expect(address(page).split('?')[0]).toBe(route);
  }).toPass();
});

test('no page moves for a user who prefers reduced motion', async ({ page, login }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchMotion(page);
  await login('active', { path: '/home' });
  await settings(page).tap();
  await at(page, '/home/settings');
  await goBackTo(page, '/home');
  expect(await motionOf(page)).toMatchObject({ animations: [], transitions: 0 });
});
