import { expect, test } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { minute, second } from '../../../domain/kernel/instant';
import { openAgreement } from '../../../ui/pages/restructure/viewer/open-agreement';
import { PdfEngine, type RunningEngine } from '../../../ui/pages/restructure/viewer/pdf-engine';
import { scaleFor } from '../../../ui/pages/restructure/viewer/page-size';

const file = { bytes: new Uint8Array([1, 2, 3]), packed: [] };

interface Document {
  readonly pages?: number;
  readonly acts?: boolean;
  readonly opens?: object;
  readonly unreadable?: boolean;
}

/** A library that finds this in every file; without anything it never answers. */
const engineOf = (found?: Document | Error, { startFails = false, deaf = false } = {}) => {
  const worker = Object.assign(new EventTarget(), {
    terminated: false,
    terminate: () => {
      worker.terminated = true;
    },
  });
  const page = () => ({
    getTextContent: async () => {
      if (found && 'unreadable' in found) throw new Error('unreadable');
      return { items: [] };
    },
  });
  const document = async (it: Document) => ({
    numPages: it.pages ?? 1,
    hasJSActions: async () => it.acts ?? false,
    getOpenAction: async () => it.opens ?? null,
    getPage: async () => page(),
  });
  const never = new Promise<never>(() => {});
  const library = {
    PDFWorker: { create: () => ({ promise: deaf ? never : Promise.resolve() }) },
    getDocument: () => ({
      promise:
        found === undefined
          ? never
          : found instanceof Error
            ? Promise.reject(found)
            : document(found),
      destroy: async () => {},
    }),
  };
  class Engine extends PdfEngine {
    override async start(): Promise<RunningEngine> {
      if (startFails) throw new Error('cannot run');
      return { library, worker } as unknown as RunningEngine;
    }
  }
  return { worker, engine: new Engine() };
};

test.each<[what: string, found: Document | Error, fault: string]>([
  ['what is no PDF after all', new Error('InvalidPDFException'), 'damaged'],
  ['a first page that cannot be read', { unreadable: true }, 'damaged'],
  ['a script', { acts: true }, 'unsafe'],
  ['an action on opening', { opens: { action: 'Print' } }, 'unsafe'],
  ['more pages than anybody reads', { pages: 61 }, 'tooHeavy'],
])('%s is refused, and the worker ended', async (_, found, fault) => {
  const { engine, worker } = engineOf(found);
  expect(await openAgreement(engine, file, new MemoryClock())).toEqual({ kind: 'refused', fault });
  expect(worker.terminated).toBe(true);
});

test('what takes longer than eight seconds is ended', async () => {
  const { engine, worker } = engineOf();
  const clock = new MemoryClock();
  const opening = openAgreement(engine, file, clock);
  await new Promise((done) => setImmediate(done));
  await clock.advance(8 * second);
  expect(await opening).toEqual({ kind: 'refused', fault: 'tooHeavy' });
  expect(worker.terminated).toBe(true);
});

test('a browser that cannot run the library, or its worker, is told apart from a bad file', async () => {
  const cannotStart = engineOf({}, { startFails: true }).engine;
  expect(await openAgreement(cannotStart, file, new MemoryClock())).toEqual({
    kind: 'unsupported',
  });
  const { engine, worker } = engineOf({}, { deaf: true });
  const opening = openAgreement(engine, file, new MemoryClock());
  await new Promise((done) => setImmediate(done));
  worker.dispatchEvent(new Event('error'));
  expect(await opening).toEqual({ kind: 'unsupported' });
});

test('a worker that never comes is waited for a minute', async () => {
  const { engine, worker } = engineOf({}, { deaf: true });
  const clock = new MemoryClock();
  const opening = openAgreement(engine, file, clock);
  await new Promise((done) => setImmediate(done));
  await clock.advance(minute);
  expect(await opening).toEqual({ kind: 'unsupported' });
  expect(worker.terminated).toBe(true);
});

test('a good file opens with all its pages, and its worker ends when it is closed', async () => {
  const { engine, worker } = engineOf({ pages: 3, opens: { dest: [] } });
  const opened = await openAgreement(engine, file, new MemoryClock());
  expect(opened.kind === 'open' && opened.pages).toHaveLength(3);
  expect(worker.terminated).toBe(false);
  if (opened.kind === 'open') opened.close();
  await new Promise((done) => setImmediate(done));
  expect(worker.terminated).toBe(true);
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
