import type { Page } from '@playwright/test';

interface Measured {
  /** Amounts, due dates and states, each with a contrast below the least. */
  readonly weak: readonly string[];
  /** How many texts state an amount. */
  readonly amounts: number;
}

const texts =
  'main .amount, main .owed__when, main .owed__part dt, main .due-summary p, main .status-chip, main .bill-row__due, main .bill-row__left, main .bill-row__fee, main .coming__day, main .transaction-line__state';

/** Measures the contrast of every text with an amount, due date and state in the page's theme, as the browser draws it. */
export const contrasts = (page: Page, least: number): Promise<Measured> =>
  page.evaluate(
    ({ least: bound, where }) => {
      type Colour = readonly [red: number, green: number, blue: number, alpha: number];
      const read = (text: string): Colour => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
        return [red, green, blue, alpha];
      };
      const over = (front: Colour, back: Colour): Colour => {
        const mix = (at: 0 | 1 | 2) => front[at] * front[3] + back[at] * (1 - front[3]);
        return [mix(0), mix(1), mix(2), 1];
      };
      const behind = (element: Element | null): Colour => {
        if (!element) return [255, 255, 255, 1];
        const own = read(getComputedStyle(element).backgroundColor);
        return own[3] === 1 ? own : over(own, behind(element.parentElement));
      };
      const part = (value: number) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const luminance = ([red, green, blue]: Colour) =>
        0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
      /** Returns whether a sentence, a button or a cell states an amount. */
      const saysAmount = (it: Element) =>
        [...it.childNodes].some((node) => node instanceof Text && /Rp\s?\d/.test(node.data));
      const seen = [...document.querySelectorAll('main *')].filter(
        (it) =>
          (it.matches(where) || saysAmount(it)) &&
          it.checkVisibility() &&
          // What only screen readers read is one pixel wide.
          it.getBoundingClientRect().width > 1,
      );
      const weak = seen.flatMap((it) => {
        const back = behind(it);
        const front = over(read(getComputedStyle(it).color), back);
        const [dark = 0, bright = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b);
        const ratio = (bright + 0.05) / (dark + 0.05);
        return ratio < bound ? [`${it.className} ${it.textContent}: ${ratio.toFixed(2)}`] : [];
      });
      const isAmount = (it: Element) => it.matches('.amount') || saysAmount(it);
      return { weak, amounts: seen.filter(isAmount).length };
    },
    { least, where: texts },
  );

/** Returns the controls that are smaller than a finger; a link in a sentence may be as low as its line. */
export const smallTargets = (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate((bound) => {
    const controls = document.querySelectorAll(
      'main :is(a, button, summary, label), nav a, header :is(a, button, summary)',
    );
    return [...controls].flatMap((it) => {
      const { width, height } = it.getBoundingClientRect();
      const isInText =
        getComputedStyle(it).display === 'inline' &&
        it.closest('p')?.textContent !== it.textContent;
      return !it.checkVisibility() || width === 0 || isInText || Math.min(width, height) >= bound
        ? []
        : [`${it.className} ${it.textContent?.trim()}: ${width.toFixed(1)} × ${height.toFixed(1)}`];
    });
  }, least);
