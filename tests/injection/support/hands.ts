import type { Tab } from '../../engines/drivers/engine';

/** Returns the middle of an element in pixels once it is in view; `undefined` without an element. */
const placeOf = async (tab: Tab, element: string) => {
  const place = await tab.run(`const it = ${element};
    if (!it) return null;
    it.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = it.getBoundingClientRect();
    return (left + width / 2) + ' ' + (top + height / 2);`);
  return typeof place === 'string' ? (place.split(' ').map(Number) as [number, number]) : undefined;
};

/** Taps an element, given as an expression of the page. Returns whether there is one. */
export const tap = async (tab: Tab, element: string): Promise<boolean> => {
  const place = await placeOf(tab, element);
  if (place) await tab.click(...place);
  return place !== undefined;
};

/** Opens an address, twice if needed: Firefox gives up when the previous page was just navigating. */
export const open = (tab: Tab, url: string): Promise<void> =>
  tab.goto(url).catch(() => tab.goto(url));

/** Whether a page is shown and nothing is loading. */
export const isSettled = (tab: Tab): Promise<boolean> =>
  tab
    .run(
      `return document.querySelector('main[data-route] h1') !== null
        && document.querySelector('[data-loader], main [class*="skeleton"]') === null`,
    )
    .then(Boolean, () => false);

/** Returns an expression for the element of this selector whose text contains the words. */
export const saying = (selector: string, words: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((it) => it.textContent.includes(${JSON.stringify(words)}))`;

/** Returns an expression for the element at an index among those of a selector. */
export const nth = (selector: string, at: number): string =>
  `document.querySelectorAll(${JSON.stringify(selector)})[${at}]`;
