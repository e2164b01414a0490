import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { second } from '../../../../domain/kernel/instant';
import type { Clock } from '../../../../domain/ports/clock';
import type { AgreementFault, AgreementFile } from '../../../../domain/restructure/agreement-file';
import type { PdfEngine, RunningEngine } from './pdf-engine';
import { unpacksTooFar } from './unpacks-too-far';

export type Opened =
  | { readonly kind: 'open'; readonly pages: readonly PDFPageProxy[]; readonly close: () => void }
  | { readonly kind: 'refused'; readonly fault: AgreementFault }
  /** This browser cannot show it; the file itself may be fine. */
  | { readonly kind: 'unsupported' };

/** An agreement nobody could read to its end is none. */
const mostPages = 60;
const deadline = 2 * second;

const refused = (fault: AgreementFault): Opened => ({ kind: 'refused', fault });

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

const read = async (
  { library, worker }: RunningEngine,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Opened> => {
  try {
    const port = library.PDFWorker.create({ port: worker });
    // The library takes what it is given with it into the worker; the file may still be saved.
    const task = library.getDocument({ ...careful, data: bytes.slice(), worker: port });
    const document = await task.promise;
    if (document.numPages > mostPages) return refused('tooHeavy');
    if (await actsByItself(document)) return refused('unsafe');
    const pages = await pagesOf(document);
    // What cannot be read at its beginning is not shown at all.
    await pages[0]?.getTextContent();
    const close = () => void task.destroy().then(() => worker.terminate());
    return { kind: 'open', pages, close };
  } catch {
    return refused('damaged');
  }
};

/** A worker that does not understand its own code tells of it, and never answers anything. */
const cannotRun = (worker: Worker): Promise<Opened> =>
  new Promise((end) => {
    worker.addEventListener('error', () => end({ kind: 'unsupported' }), { once: true });
  });

/** Opens an agreement for showing; what takes too long for it is ended, and never freezes the page. */
export const openAgreement = async (
  engine: PdfEngine,
  { bytes, packed }: AgreementFile,
  clock: Clock,
): Promise<Opened> => {
  if (await unpacksTooFar(packed)) return refused('tooHeavy');
  let running: RunningEngine;
  try {
    running = await engine.start();
  } catch {
    return { kind: 'unsupported' };
  }
  const tooLong = new AbortController();
  const opened = await Promise.race([
    read(running, bytes),
    cannotRun(running.worker),
    clock.sleep(deadline, tooLong.signal).then(() => refused('tooHeavy')),
  ]);
  tooLong.abort();
  if (opened.kind !== 'open') running.worker.terminate();
  return opened;
};
