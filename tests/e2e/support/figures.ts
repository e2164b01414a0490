import type { Page } from '@playwright/test';

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
