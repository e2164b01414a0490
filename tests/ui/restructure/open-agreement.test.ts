import { expect, test } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { minute, second } from '../../../domain/kernel/instant';
import { openAgreement } from '../../../ui/pages/restructure/viewer/open-agreement';
import { PdfEngine, type OpenAnswer, type PdfReader } from '../../../domain/restructure/pdf-engine';
import { drawingScale } from '../../../ui/pages/restructure/viewer/page-size';
import { samplePdf } from '../../../ui/pages/restructure/viewer/sample-pdf';

const bytes = new Uint8Array([1, 2, 3]);
const size = { width: 600, height: 800 };

type Found = OpenAnswer | Error | 'no answer';

interface Browser {
  readonly startFails?: boolean;
  /** The worker never reports that it is ready. */
  readonly deaf?: boolean;
  /** The browser lacks a function that every file needs. */
  readonly broken?: boolean;
}

const never = new Promise<never>(() => {});

/**
 * Creates an engine whose readers return `found` for every file except the sample; `done` lists the page jobs in order.
 */
const engineOf = (found: Found, { startFails, deaf, broken }: Browser = {}) => {
  const readers: { ended: boolean }[] = [];
  const done: string[] = [];
  const jobs: (() => void)[] = [];
  const answer = (it: Found): Promise<OpenAnswer> => {
    if (it === 'no answer') return never;
    return it instanceof Error ? Promise.reject(it) : Promise.resolve(it);
  };
  const job = <T>(name: string, value: T): Promise<T> =>
    new Promise((resolve) => {
      done.push(name);
      jobs.push(() => resolve(value));
    });
  const read = (): PdfReader => {
    const reader = { ended: false };
    readers.push(reader);
    return {
      open: (data) =>
        answer(data.length === samplePdf().length && !broken ? { pages: [size] } : found),
      draw: (at) => job(`draw ${at}`, { fault: 'part' }),
      text: (at) => job(`text ${at}`, { lines: [`page ${at}`], notes: [] }),
      end: () => {
        reader.ended = true;
      },
    };
  };
  class Engine extends PdfEngine {
    override start(): Promise<PdfReader> {
      if (startFails) return Promise.reject(new Error('cannot run'));
      return deaf ? never : Promise.resolve(read());
    }
  }
  return { readers, done, jobs, engine: new Engine() };
};

const turn = () => new Promise((done) => setImmediate(done));
const turns = async () => {
  for (let count = 0; count < 5; count += 1) await turn();
};

test.each<[what: string, found: OpenAnswer | Error, fault: string]>([
  ['what is no PDF after all', { fault: 'damaged' }, 'damaged'],
  ['what is locked by a password', { fault: 'locked' }, 'locked'],
  ['a form that is not on its pages', { fault: 'special' }, 'special'],
  ['what unpacks to gigabytes', { fault: 'tooHeavy' }, 'tooHeavy'],
  ['what fails though the sample opens', new TypeError('x is undefined'), 'damaged'],
])('%s is refused, and every reader is ended', async (_, found, fault) => {
  const { engine, readers } = engineOf(found);
  expect(await openAgreement(engine, bytes, new MemoryClock())).toEqual({ kind: 'refused', fault });
  expect(readers.map(({ ended }) => ended)).not.toContain(false);
});

test('a file that takes longer than eight seconds is refused', async () => {
  const { engine, readers } = engineOf('no answer');
  const clock = new MemoryClock();
  const opening = openAgreement(engine, bytes, clock);
  await turns();
  await clock.advance(8 * second);
  expect(await opening).toEqual({ kind: 'refused', fault: 'tooHeavy' });
  expect(readers.map(({ ended }) => ended)).toEqual([true, true]);
});

test.each<[what: string, found: Found]>([
  ['lacks a function', new TypeError('Object.hasOwn is not a function')],
  ['never answers', 'no answer'],
])('a browser that %s is recognized with a sound file', async (_, found) => {
  const { engine, readers } = engineOf(found, { broken: true });
  const clock = new MemoryClock();
  const opening = openAgreement(engine, bytes, clock);
  for (const wait of [8 * second, 8 * second]) {
    await turns();
    await clock.advance(wait);
  }
  expect(await opening).toEqual({ kind: 'unsupported' });
  expect(readers.map(({ ended }) => ended)).toEqual([true, true]);
});

test('a browser that cannot start a reader within a minute is not mistaken for a bad file', async () => {
  const clock = new MemoryClock();
  const cannot = engineOf({ pages: [] }, { startFails: true }).engine;
  expect(await openAgreement(cannot, bytes, clock)).toEqual({ kind: 'unsupported' });
  const opening = openAgreement(engineOf({ pages: [] }, { deaf: true }).engine, bytes, clock);
  await turns();
  await clock.advance(minute);
  expect(await opening).toEqual({ kind: 'unsupported' });
});

const opened = async (pages: number) => {
  const it = engineOf({ pages: Array.from({ length: pages }, () => size) });
  const clock = new MemoryClock();
  const end = await openAgreement(it.engine, bytes, clock);
  if (end.kind !== 'open') throw new Error('not open');
  return { ...it, ...end, clock };
};
const { signal } = new AbortController();

test('pages are drawn one at a time, before any text is read, and not after the user left', async () => {
  const { pages, done, jobs } = await opened(3);
  for (const page of pages) void page.text(signal);
  const left = new AbortController();
  const dropped = pages[1]?.draw(1, left.signal);
  const drawn = pages[2]?.draw(1, signal);
  left.abort();
  for (let count = 0; count < 4; count += 1) {
    await turns();
    jobs[count]?.();
  }
  await turns();
  expect(done).toEqual(['text 0', 'draw 2', 'text 1', 'text 2']);
  expect(await dropped).toBe(undefined);
  expect(await drawn).toEqual({ fault: 'part' });
});

test('a page that takes too long ends the reader for every page of its file', async () => {
  const { pages, readers, clock, done } = await opened(2);
  const drawing = Promise.all(pages.map((page) => page.draw(1, signal)));
  await turns();
  await clock.advance(15 * second);
  expect(await drawing).toEqual([{ fault: 'tooHeavy' }, { fault: 'tooHeavy' }]);
  expect([readers[0]?.ended, done]).toEqual([true, ['draw 0']]);
});

test('a reader ends when its agreement is closed', async () => {
  const { readers, close } = await opened(3);
  expect(readers[0]?.ended).toBe(false);
  close();
  expect(readers[0]?.ended).toBe(true);
});

test.each([
  [595, 842, 328, 3],
  [595, 842, 722, 4],
  [14_400, 14_400, 328, 3],
  [1, 100_000, 328, 3],
])('a page of %d by %d in %d pixels at %d dots never fills more than four million', (...of) => {
  const [width, height, room, density] = of;
  const scale = drawingScale(width, height, room, density);
  expect(width * scale * height * scale).toBeLessThanOrEqual(4 * 1024 * 1024 + 1);
  expect(width * scale).toBeLessThanOrEqual(room * density + 1);
});
