import type { Tab } from '../../engines/drivers/engine';

/** Where the middle of an element is, once it is in view; `undefined` when there is none. */
const placeOf = async (tab: Tab, element: string) => {
  const place = await tab.run(`const it = ${element};
    if (!it) return null;
    it.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = it.getBoundingClientRect();
    return (left + width / 2) + ' ' + (top + height / 2);`);
  return typeof place === 'string' ? (place.split(' ').map(Number) as [number, number]) : undefined;
};

/** Taps an element, given as an expression of the page, as a finger does. Answers whether there is one. */
export const tap = async (tab: Tab, element: string): Promise<boolean> => {
  const place = await placeOf(tab, element);
  if (place) await tab.click(...place);
  return place !== undefined;
};

/** Opens an address; Firefox gives up when the page before was just going elsewhere itself. */
export const open = (tab: Tab, url: string): Promise<void> =>
  tab.goto(url).catch(() => tab.goto(url));

/** A page is shown, and nothing is loading any more. */
export const isSettled = (tab: Tab): Promise<boolean> =>
  tab
    .run(
      `return document.querySelector('main[data-route] h1') !== null
        && document.querySelector('[data-loader], main [class*="skeleton"]') === null`,
    )
    .then(Boolean, () => false);

/** An element of this selector whose words contain the text. */
export const saying = (selector: string, words: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((it) => it.textContent.includes(${JSON.stringify(words)}))`;

/** The element of this number that a selector finds. */
export const nth = (selector: string, at: number): string =>
  `document.querySelectorAll(${JSON.stringify(selector)})[${at}]`;
