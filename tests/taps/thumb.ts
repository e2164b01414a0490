import { expect, type Locator, type Page } from '@playwright/test';
import { type Answers, field } from '../e2e/support/kyc';
import { at, primary } from '../e2e/support/pages';

interface Most {
  readonly taps: number;
  readonly screens: number;
}

/** Numbers of the journeys at commit 315fb93, before home and the journeys were rebuilt; counted the same way. */
const BEFORE = {
  apply: { taps: 39, screens: 12, flicks: 3 },
  'pay an overdue bill': { taps: 2, screens: 3, flicks: 0 },
  'split and sign': { taps: 5, screens: 4, flicks: 1 },
  'find a purchase of three months ago': { taps: 2, screens: 2, flicks: 6 },
  'change the language': { taps: 2, screens: 1, flicks: 0 },
};

/** Journeys that were not there then. */
type NewJourney =
  | 'save the statement of last month'
  | 'save a reminder'
  | 'prove a payment'
  | 'hide amounts';

/** Performs and counts the steps of a journey; every step must use it, so that nothing is left uncounted. */
export type Thumb = Awaited<ReturnType<typeof countTaps>>;

/** Calls `onPage` with the route of every page that is shown from now on. */
const watchPages = async (page: Page, onPage: (route: string) => void) => {
  await page.exposeFunction('pageShown', onPage);
  await page.addInitScript(() => {
    let shown = '';
    const look = () => {
      const route = document.querySelector('main[data-route]')?.getAttribute('data-route') ?? '';
      if (route === '' || route === shown) return;
      shown = route;
      (window as unknown as { pageShown: (route: string) => void }).pageShown(route);
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-route'],
    });
  });
};

/** Returns how often a thumb flicks to bring a control into view; a flick scrolls four fifths of a screen. */
const flicksTo = (target: Locator) =>
  target.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return Math.ceil(Math.max(0, -top, bottom - innerHeight) / (0.8 * innerHeight));
  });

const sheet = (page: Page) => page.getByRole('dialog');
const hasFocus = (field: Locator) => field.evaluate((it) => it === document.activeElement);

/** Counts from here on. Call it before the first page of the journey is opened. */
export const countTaps = async (page: Page) => {
  let taps = 0;
  let flicks = 0;
  let isAside = false;
  /** Whether the keyboard's "next" has just moved to another field, which opens if it is a list. */
  let isLedOn = false;
  /** The pages that were shown, with the taps on each of them. */
  const pages: { readonly route: string; taps: number }[] = [];
  await watchPages(page, (route) => {
    pages.push({ route, taps: 0 });
  });

  const count = (times = 1) => {
    if (isAside) return;
    taps += times;
    const here = pages[pages.length - 1];
    if (here) here.taps += times;
  };
  const tap = async (target: Locator) => {
    // Counted before the tap, which may already open the next page.
    count();
    if (!isAside) flicks += await flicksTo(target);
    await target.tap();
  };

  /** Types into a field, with a tap first unless it has the focus, and leaves it by the keyboard's "next". */
  const type = async (control: Locator, text: string) => {
    if (!(await hasFocus(control))) await tap(control);
    await page.keyboard.insertText(text);
    isLedOn = (await control.getAttribute('enterkeyhint')) === 'next';
    if (isLedOn) await page.keyboard.press('Enter');
  };
  /** Answers a list: one tap for a radio, otherwise one that opens it and one that chooses. */
  const choose = async (list: Locator, value: string) => {
    if ((await list.first().getAttribute('type')) === 'radio') {
      const name = await list.first().getAttribute('name');
      return tap(page.locator(`label:has([name="${name}"][value="${value}"])`));
    }
    if ((await list.getAttribute('data-opens')) === 'sheet') {
      if (!isLedOn) await tap(list);
      await tap(sheet(page).locator(`[data-value="${value}"]`));
      await expect(sheet(page)).toHaveCount(0);
    } else {
      // Tests cannot tap the system's own list.
      count(2);
      await list.selectOption(value);
    }
    isLedOn = false;
    await expect(list).toHaveValue(value);
  };

  return {
    tap,
    type,
    goOn: async (route: string) => {
      await tap(primary(page));
      await at(page, route);
    },
    /** Answers the fields of a form, by name, in their order. */
    answer: async (answers: Answers) => {
      for (const [name, value] of Object.entries(answers)) {
        const control = field(page, name);
        const isText = await control
          .first()
          .evaluate((it) => it.matches('textarea, input:not([type=radio])'));
        await (isText ? type(control, value) : choose(control, value));
      }
    },
    /** Advances the browser's clock by ten seconds; a page that has not redirected by then is left by its main action. */
    wait: async (route: string) => {
      const there = page.locator(`main[data-route="${route}"]`);
      await page.clock.fastForward(10_000);
      const alone = await there.waitFor({ timeout: 2_000 }).then(
        () => true,
        () => false,
      );
      if (!alone) await tap(primary(page));
      await at(page, route);
    },
    /** Runs steps that no thumb does here, such as holding a card before the camera, without counting them. */
    aside: async (uncounted: () => Promise<void>) => {
      isAside = true;
      await uncounted();
      isAside = false;
    },
    /** Prints the numbers of the journey, and compares them. */
    finish: (name: keyof typeof BEFORE | NewJourney, most: Most) => {
      // The journey ends at the last page, which needs no tap.
      const alone = pages.slice(0, -1).filter((it) => it.taps === 0).length;
      const screens = pages.length - alone;
      const passing = alone > 0 ? `, and ${alone} that went on alone` : '';
      const before = name in BEFORE ? BEFORE[name as keyof typeof BEFORE] : undefined;
      const then = before ? `${before.taps}, ${before.screens}, ${before.flicks}` : 'none';
      process.stdout.write(
        `\n${name}: ${taps} taps, ${screens} screens${passing}, ${flicks} flicks` +
          ` (before: ${then}; at most ${most.taps} and ${most.screens})\n`,
      );
      expect(taps, pages.map((it) => `${it.route} ${it.taps}`).join(', ')).toBeLessThanOrEqual(
        most.taps,
      );
      expect(screens).toBeLessThanOrEqual(most.screens);
    },
  };
};
