import { vi } from 'vitest';

const turn = () => new Promise<void>((done) => setImmediate(done));

/** The number of tasks outside of the event loop, such as hashes, which take longer on a busy machine. */
export const aside = { count: 0 };

/** Returns what a user can use now: a sheet over the page, else the page. */
const front = (): ParentNode =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].pop() ?? document;

/** Whether something is loading, or a press is being carried out. */
export const isWaiting = (): boolean =>
  document.querySelector('main') === null ||
  front().querySelector('.skeleton, [data-loader], [aria-busy="true"]') !== null;

/** Runs everything that does not wait for the clock, until the page stops changing. */
export const rest = async (turns = 4): Promise<void> => {
  let [before, still] = ['', 0];
  for (let tries = 0; still < turns && tries < 200; tries += 1) {
    if (still === 1) await vi.dynamicImportSettled();
    do await turn();
    while (aside.count > 0);
    const now = document.body.innerHTML;
    still = now === before ? still + 1 : 0;
    before = now;
  }
};

const leaked = /undefined|\bNaN\b|\[object|Invalid Date|\bnull\b/;
const rawKey = /^[a-z]\w*(?:[.:][a-z]\w*)+$/i;

/** Returns every amount that is shown, in whole rupiah. */
export const amountsShown = (): readonly string[] =>
  [...document.querySelectorAll('[data-amount]')].map((it) => it.getAttribute('data-amount') ?? '');

export const shown = (): string =>
  [
    document.querySelector('main')?.getAttribute('data-route') ?? 'no page',
    document.getElementById('root')?.textContent ?? '',
  ].join('\n');

/** Returns what keeps a user from reading the page or going on. */
export const problemsOf = (): readonly string[] => {
  const main = document.querySelector('main');
  const said = document.querySelector('#root')?.textContent ?? document.body.textContent ?? '';
  const words = [...document.querySelectorAll('main *')].filter(
    (it) => it.children.length === 0 && rawKey.test(it.textContent.trim()),
  );
  return [
    ...(main?.querySelector('h1')?.textContent ? [] : ['no heading']),
    ...(front().querySelector('button:not([disabled]), a[href]') ? [] : ['nothing to press']),
    ...(isWaiting() ? ['still loading'] : []),
    ...(leaked.test(said) ? [`says ${leaked.exec(said)?.[0] ?? ''}`] : []),
    ...words.map((it) => `says the key ${it.textContent}`),
  ];
};
