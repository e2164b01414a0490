import type { PDFDocumentProxy, PDFPageProxy, PDFWorker } from 'pdfjs-dist';
import { minute, second } from '../../../../domain/kernel/instant';
import type { Clock } from '../../../../domain/ports/clock';
import type { AgreementFault, AgreementFile } from '../../../../domain/restructure/agreement-file';
import type { PdfEngine, RunningEngine } from './pdf-engine';
import { samplePdf } from './sample-pdf';
import { unpacksTooLarge } from './unpacks-too-large';

export type Opened =
  | {
      readonly kind: 'open';
      readonly pages: readonly PDFPageProxy[];
      /** Its first page has text that can be read apart from its picture. */
      readonly hasText: boolean;
      readonly close: () => void;
    }
  | { readonly kind: 'refused'; readonly fault: AgreementFault }
  /** This browser cannot show it; the file itself may be fine. */
  | { readonly kind: 'unsupported' };

/** `failed`: it is not known yet whether the file is at fault, as `fault` says, or the browser. */
type Tried = Opened | { readonly kind: 'failed'; readonly fault: AgreementFault };

/** An agreement that is too long for a person to read is refused. */
const mostPages = 60;

/** The library and its worker come over the network, like all code. */
const toStart = minute;
/** Files that are malicious by design are refused before; this catches the others, also on a slow phone. */
const toRead = 8 * second;

const unsupported: Opened = { kind: 'unsupported' };
const refused = (fault: AgreementFault): Opened => ({ kind: 'refused', fault });
const failed = (fault: AgreementFault): Tried => ({ kind: 'failed', fault });

/** Nothing in the file is carried out: no code is made, no code of its own is run, no form is filled. */
const careful = {
  isEvalSupported: false,
  enableXfa: false,
  useWasm: false,
  useWorkerFetch: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  stopAtErrors: true,
  maxImageSize: 16 * 1024 * 1024,
  verbosity: 0,
};

const actsByItself = async (document: PDFDocumentProxy): Promise<boolean> => {
  if (await document.hasJSActions()) return true;
  const action: unknown = await document.getOpenAction();
  return typeof action === 'object' && action !== null && 'action' in action;
};

const pagesOf = async (document: PDFDocumentProxy): Promise<readonly PDFPageProxy[]> => {
  const pages: PDFPageProxy[] = [];
  for (let number = 1; number <= document.numPages; number += 1)
    pages.push(await document.getPage(number));
  return pages;
};

/** Only these errors of the library blame the file; any other may come from an old browser. */
const blamesFile = (reason: unknown): boolean =>
  reason instanceof Error && /^(?:InvalidPDF|Password)Exception$/.test(reason.name);

const read = async (
  library: RunningEngine['library'],
  port: PDFWorker,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Tried> => {
  try {
    // The library takes what it is given with it into the worker; the file may still be saved.
    const task = library.getDocument({ ...careful, data: bytes.slice(), worker: port });
    const document = await task.promise;
    if (document.numPages > mostPages) return refused('tooHeavy');
    if (await actsByItself(document)) return refused('unsafe');
    const pages = await pagesOf(document);
    // What cannot be read at its beginning is not shown at all.
    const hasText = ((await pages[0]?.getTextContent())?.items.length ?? 0) > 0;
    return { kind: 'open', pages, hasText, close: () => void task.destroy() };
  } catch (reason) {
    return blamesFile(reason) ? refused('damaged') : failed('damaged');
  }
};

const withTimeout = async <T>(clock: Clock, ms: number, work: Promise<T>, late: T): Promise<T> => {
  const over = new AbortController();
  const end = await Promise.race([work, clock.sleep(ms, over.signal).then(() => late)]);
  over.abort();
  return end;
};

/** The first thing a worker does is to say that it is ready; one that does not understand its own code has an error. */
const ready = (worker: Worker): Promise<boolean> =>
  new Promise((end) => {
    worker.addEventListener('message', () => end(true), { once: true });
    worker.addEventListener('error', () => end(false), { once: true });
  });

const readInWorker = async (
  { library, worker }: RunningEngine,
  bytes: Uint8Array<ArrayBuffer>,
  clock: Clock,
): Promise<Tried> => {
  if (!(await withTimeout(clock, toStart, ready(worker), false))) return unsupported;
  const port = library.PDFWorker.create({ port: worker });
  return withTimeout(clock, toRead, read(library, port, bytes), failed('tooHeavy'));
};

const tryToOpen = async (
  engine: PdfEngine,
  bytes: Uint8Array<ArrayBuffer>,
  clock: Clock,
): Promise<Tried> => {
  const starting = engine.start().catch(() => undefined);
  const running = await withTimeout(clock, toStart, starting, undefined);
  if (!running) return unsupported;
  const tried = await readInWorker(running, bytes, clock);
  const end = () => running.worker.terminate();
  if (tried.kind !== 'open') {
    end();
    return tried;
  }
  const close = () => {
    tried.close();
    end();
  };
  return { ...tried, close };
};

const opensSample = async (engine: PdfEngine, clock: Clock): Promise<boolean> => {
  const tried = await tryToOpen(engine, samplePdf(), clock);
  if (tried.kind === 'open') tried.close();
  return tried.kind === 'open';
};

/** Opens an agreement for showing; what takes too long for it is ended, and never freezes the page. */
export const openAgreement = async (
  engine: PdfEngine,
  { bytes, packed }: AgreementFile,
  clock: Clock,
): Promise<Opened> => {
  if (await unpacksTooLarge(packed)) return refused('tooHeavy');
  const tried = await tryToOpen(engine, bytes, clock);
  if (tried.kind !== 'failed') return tried;
  return (await opensSample(engine, clock)) ? refused(tried.fault) : unsupported;
};
