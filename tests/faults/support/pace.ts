import type { BrowserContext, Page, Request } from '@playwright/test';
import type { PageWalk } from './walk-page';

/** A browser in which calls and time wait for the walk, so that a fast machine and a slow one make the same calls. */
export interface Pace {
  readonly context: BrowserContext;
  /** The requests without an answer. */
  readonly open: Set<Request>;
  /** Those of them that a fault holds back. */
  readonly heldBack: Set<Request>;
}

export const paceOf = (context: BrowserContext): Pace => {
  const open = new Set<Request>();
  context.on('request', (request) => open.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    context.on(end as 'requestfinished', (request) => open.delete(request));
  return { context, open, heldBack: new Set() };
};

export const inPage = <T, A>(
  page: Page,
  work: (walk: PageWalk, given: A) => T | Promise<T>,
  given: A,
): Promise<T> => page.evaluate(`(${String(work)})(window.walk_, ${JSON.stringify(given)})`);

/** How many looks at the pages find nothing on its way, and how long a request lasts that a fault holds back, in ms. */
const quiet = { looks: 4, apart: 15, heldBack: 1_500 };

/**
 * Lets the pages work until they wait for time or a user. Their calls leave when everything else has come to rest, so
 * that how fast the machine is does not matter.
 */
export const rest = async ({ context, open, heldBack }: Pace): Promise<void> => {
  let [still, before, since] = [0, 0, performance.now()];
  for (;;) {
    await new Promise((go) => setTimeout(go, quiet.apart));
    const coming = [...open].filter((request) => !heldBack.has(request));
    if (coming.length !== before) [before, since] = [coming.length, performance.now()];
    if (performance.now() - since > quiet.heldBack) for (const it of coming) heldBack.add(it);
    still = coming.length === 0 ? still + 1 : 0;
    const isQuiet = still >= quiet.looks;
    if (await release(context, isQuiet)) still = 0;
    else if (isQuiet) return;
  }
};

/** Waits until all tabs respond and, if it is time, lets one call leave. Returns whether one left. */
const release = async (context: BrowserContext, isDue: boolean): Promise<boolean> => {
  for (const page of context.pages())
    if (await inPage(page, (it, due) => due && it.release(), isDue).catch(() => false)) return true;
  return false;
};

/** Lets the pages work while something waits for them. Time passes only if they need it. */
export const meanwhile = async <T>(pace: Pace, work: Promise<T>): Promise<T> => {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  const began = performance.now();
  while (!isOver) {
    if (performance.now() - began > 5_000) await pass(pace, 1_000);
    await rest(pace);
  }
  return work;
};

/** Lets time pass in all tabs. */
export const pass = async ({ context: { clock } }: Pace, ms: number): Promise<void> => {
  await (ms > 1_000 ? clock.fastForward(ms) : clock.runFor(ms)).catch(() => undefined);
};

/** Ends the waiting, so that a user can go on by hand. */
export const setFree = async (context: BrowserContext): Promise<void> => {
  const free = '(() => setInterval(() => window.walk_?.release(), 20))()';
  await context.addInitScript(free);
  for (const page of context.pages()) await page.evaluate(free).catch(() => undefined);
  await context.clock.resume();
};
