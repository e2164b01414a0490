import { expect, test } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { minute, second } from '../../../domain/kernel/instant';
import { openAgreement } from '../../../ui/pages/restructure/viewer/open-agreement';
import { PdfEngine, type RunningEngine } from '../../../ui/pages/restructure/viewer/pdf-engine';
import { scaleFor } from '../../../ui/pages/restructure/viewer/page-size';
import { samplePdf } from '../../../ui/pages/restructure/viewer/sample-pdf';

const file = { bytes: new Uint8Array([1, 2, 3]), packed: [] };

interface Document {
  readonly pages?: number;
  readonly acts?: boolean;
  readonly opens?: object;
  readonly unreadable?: boolean;
}

type Found = Document | Error | 'no answer';

interface Browser {
  readonly startFails?: boolean;
  /** Its worker never says that it is ready. */
  readonly deaf?: boolean;
  /** It lacks something that every file needs. */
  readonly broken?: boolean;
}

/** A library that finds this in every file but the sample. */
const engineOf = (found: Found, { startFails, deaf, broken }: Browser = {}) => {
  const workers: (EventTarget & { ended: boolean })[] = [];
  const startWorker = () => {
    const worker = Object.assign(new EventTarget(), {
      ended: false,
      terminate: () => {
        worker.ended = true;
      },
    });
    workers.push(worker);
    if (!deaf) setImmediate(() => worker.dispatchEvent(new Event('message')));
    return worker;
  };
  const page = ({ unreadable }: Document) => ({
    getTextContent: async () => {
      if (unreadable) throw new Error('unreadable');
      return { items: [] };
    },
  });
  const document = async (it: Document) => ({
    numPages: it.pages ?? 1,
    hasJSActions: async () => it.acts ?? false,
    getOpenAction: async () => it.opens ?? null,
    getPage: async () => page(it),
  });
  const answer = (it: Found) => {
    if (it === 'no answer') return new Promise<never>(() => {});
    return it instanceof Error ? Promise.reject(it) : document(it);
  };
  const sampleLength = samplePdf().length;
  const library = {
    PDFWorker: { create: () => ({}) },
    getDocument: ({ data }: { readonly data: Uint8Array }) => ({
      promise: answer(data.length === sampleLength && !broken ? {} : found),
      destroy: async () => {},
    }),
  };
  class Engine extends PdfEngine {
    override async start(): Promise<RunningEngine> {
      if (startFails) throw new Error('cannot run');
      return { library, worker: startWorker() } as unknown as RunningEngine;
    }
  }
  return { workers, engine: new Engine() };
};

const named = (name: string) => Object.assign(new Error('what is wrong'), { name });
const turn = () => new Promise((done) => setImmediate(done));
const turns = async () => {
  for (let count = 0; count < 5; count += 1) await turn();
};

test.each<[what: string, found: Document | Error, fault: string]>([
  ['what is no PDF after all', named('InvalidPDFException'), 'damaged'],
  ['what is locked by a password', named('PasswordException'), 'damaged'],
  ['what fails though the sample opens', new TypeError('x is undefined'), 'damaged'],
  ['a first page that cannot be read', { unreadable: true }, 'damaged'],
  ['a script', { acts: true }, 'unsafe'],
  ['an action on opening', { opens: { action: 'Print' } }, 'unsafe'],
  ['more pages than anybody reads', { pages: 61 }, 'tooHeavy'],
])('%s is refused, and every worker ended', async (_, found, fault) => {
  const { engine, workers } = engineOf(found);
  expect(await openAgreement(engine, file, new MemoryClock())).toEqual({ kind: 'refused', fault });
  expect(workers.map(({ ended }) => ended)).not.toContain(false);
});

test('what takes longer than eight seconds is ended', async () => {
  const { engine, workers } = engineOf('no answer');
  const clock = new MemoryClock();
  const opening = openAgreement(engine, file, clock);
  await turns();
  await clock.advance(8 * second);
  expect(await opening).toEqual({ kind: 'refused', fault: 'tooHeavy' });
  expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
});

test.each<[what: string, found: Found]>([
  ['lacks a function on the page', new TypeError('Object.hasOwn is not a function')],
  ['lacks a function in the worker', named('UnknownErrorException')],
  ['never answers', 'no answer'],
])('a browser that %s is told apart from a bad file by a sound one', async (_, found) => {
  const { engine, workers } = engineOf(found, { broken: true });
  const clock = new MemoryClock();
  const opening = openAgreement(engine, file, clock);
  for (const wait of [8 * second, 8 * second]) {
    await turns();
    await clock.advance(wait);
  }
  expect(await opening).toEqual({ kind: 'unsupported' });
  expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
});

test('a browser that cannot run the library, or its worker, is told apart from a bad file', async () => {
  const cannotStart = engineOf({}, { startFails: true }).engine;
  expect(await openAgreement(cannotStart, file, new MemoryClock())).toEqual({
    kind: 'unsupported',
  });
  const { engine, workers } = engineOf({}, { deaf: true });
  const opening = openAgreement(engine, file, new MemoryClock());
  await turns();
  workers[0]?.dispatchEvent(new Event('error'));
  expect(await opening).toEqual({ kind: 'unsupported' });
});

test('a worker that never comes is waited for a minute', async () => {
  const { engine, workers } = engineOf({}, { deaf: true });
  const clock = new MemoryClock();
  const opening = openAgreement(engine, file, clock);
  await turns();
  await clock.advance(minute);
  expect(await opening).toEqual({ kind: 'unsupported' });
  expect(workers[0]?.ended).toBe(true);
});

test('a good file opens with all its pages, and its worker ends when it is closed', async () => {
  const { engine, workers } = engineOf({ pages: 3, opens: { dest: [] } });
  const opened = await openAgreement(engine, file, new MemoryClock());
  expect(opened.kind === 'open' && opened.pages).toHaveLength(3);
  expect(workers[0]?.ended).toBe(false);
  if (opened.kind === 'open') opened.close();
  expect(workers[0]?.ended).toBe(true);
});

test.each([
  [595, 842, 328, 3],
  [595, 842, 722, 4],
  [14_400, 14_400, 328, 3],
  [1, 100_000, 328, 3],
])('a page of %d by %d in %d pixels at %d dots never fills more than four million', (...of) => {
  const [width, height, room, density] = of;
  const scale = scaleFor(width, height, room, density);
  expect(width * scale * height * scale).toBeLessThanOrEqual(4 * 1024 * 1024 + 1);
  expect(width * scale).toBeLessThanOrEqual(room * density + 1);
});
