import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { build } from 'vite';
import { root } from '../../scripts/lib/run.mjs';

/** Makes the processor slower for a page by this factor; a phone is four times slower than this machine. */
export const slow = async (session: CDPSession, rate = 4) => {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/** Builds the script of the bare list as the client is built. */
export const bareScript = async (): Promise<string> => {
  process.env['NODE_ENV'] = 'production';
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: 'tests/heavy/bare-list.tsx', formats: ['es'] },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error('the bare list was not built');
  return chunk.code;
};

/** Serves the bare list to a context in addition to the client. */
export const serveBare = async (context: BrowserContext, script: string) => {
  const page = `<!doctype html><meta name="viewport" content="width=device-width"><div id="root"></div><script type="module">${script}</script>`;
  await context.route('**/bare?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: page }),
  );
};

/** Opens a page on a slow processor. It records when its first rows were drawn, and how many were removed at once. */
export const slowPage = async (context: BrowserContext) => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slow(session);
  await page.addInitScript(() => {
    const watch = new MutationObserver((changes) => {
      if (!document.querySelector('[data-row]')) return;
      watch.disconnect();
      const gone = changes.flatMap(({ removedNodes }) => [...removedNodes]);
      const isRow = (it: Node) => it instanceof Element && it.matches('[data-row]');
      const { length: detail } = gone.filter(isRow);
      requestAnimationFrame(() => performance.mark('first-rows', { detail }));
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  return { page, session };
};

/** Returns the milliseconds from the start of the navigation to the first rows. */
export const firstRows = async (page: Page, address: string): Promise<number> => {
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('first-rows').length > 0);
  return page.evaluate(() => performance.getEntriesByName('first-rows')[0]?.startTime ?? 0);
};

/** Returns the megabytes in use after a garbage collection. */
export const heapOf = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
};

export interface Scrolled {
  /** Each position of the list with its row, `index id`: a row at two positions counts twice. */
  readonly ids: readonly string[];
  readonly mostRows: number;
  /** Milliseconds between frames in which the page moved. */
  readonly frames: readonly number[];
  /** Whether the list has ended. */
  readonly ended: boolean;
}

export const nothing: Scrolled = { ids: [], mostRows: 0, frames: [], ended: false };

/** Adds what was seen after the page was scrolled further. */
export const further = (before: Scrolled, part: Scrolled): Scrolled => ({
  ids: [...new Set([...before.ids, ...part.ids])],
  mostRows: Math.max(before.mostRows, part.mostRows),
  frames: [...before.frames, ...part.frames],
  ended: part.ended,
});

/** Scrolls in every frame until the page announces the end, or `most` rows were drawn. */
export const scrollThrough = (page: Page, most = Number.MAX_SAFE_INTEGER): Promise<Scrolled> =>
  page.evaluate(async (enough) => {
    const ids: string[] = [];
    const known = new Set<string>();
    const frames: number[] = [];
    let mostRows = 0;
    const note = () => {
      const drawn = document.querySelectorAll<HTMLElement>('[data-row]');
      mostRows = Math.max(mostRows, drawn.length);
      for (const { dataset } of drawn) {
        const id = `${dataset['index']} ${dataset['id']}`;
        if (known.has(id)) continue;
        known.add(id);
        ids.push(id);
      }
    };
    note();
    const list = document.querySelector('[data-row]')?.parentElement;
    const watch = new MutationObserver(note);
    if (list) watch.observe(list, { childList: true });
    const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
    let before = await frame();
    for (let still = 0; still < 900 && ids.length < enough; ) {
      const from = window.scrollY;
      const whole =
        !document.querySelector('.history-end') || document.querySelector('p.history-end');
      window.scrollBy(0, 60);
      const now = await frame();
      const moved = window.scrollY !== from;
      if (moved) frames.push(now - before);
      before = now;
      still = moved ? 0 : still + 1;
      // The last page may arrive after a step that did not move.
      if (!moved && whole) break;
    }
    watch.disconnect();
    return { ids, mostRows, frames, ended: ids.length < enough };
  }, most);

/** Returns the ids of the rows without their positions. */
export const rowsOf = (ids: readonly string[]): readonly string[] =>
  ids.map((it) => it.slice(it.indexOf(' ') + 1));

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
export const median = (numbers: readonly number[]): number =>
  sorted(numbers)[Math.floor(numbers.length / 2)] ?? 0;
export const p95 = (numbers: readonly number[]): number =>
  sorted(numbers)[Math.floor(numbers.length * 0.95)] ?? 0;
