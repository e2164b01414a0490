import {
  AnnotationMode,
  getDocument,
  PDFWorker,
  version,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FileFault, OpenAnswer, PageText } from '../../domain/restructure/pdf-engine';
import { annotationsOf, notesOf, unpaintedValues } from './annotations';
import { canvasFactory, filterFactory, isPlain, type AnyCanvas, type MakeCanvas } from './canvases';
import type { Tell } from './complaints';
import { hidesLayers } from './layers';
import { textLinesOf, textSidesOf } from './lines';
import { unbrokenWork } from './page-work';

/** The client opens no agreement that is too long to read. */
const mostPages = 60;

/** Phones reject larger images, or crash. */
const maxImageSize = 16 * 1024 * 1024;

/** The files that pdf.js comes with. The build puts them next to the scripts, in a folder named by their version. */
const shipped = import.meta.env.DEV ? '/node_modules/pdfjs-dist/' : `/assets/pdfjs-${version}/`;

const optionsOf = (origin: string) => ({
  cMapUrl: `${origin}${shipped}cmaps/`,
  standardFontDataUrl: `${origin}${shipped}standard_fonts/`,
  wasmUrl: `${origin}${shipped}wasm/`,
  useWorkerFetch: true,
  // The decoders are scripts: WebAssembly would need a wider policy, and its memory could not be counted.
  useWasm: false,
  // Letters are painted as paths, so no browser rejects a font silently, and the letters look the same everywhere.
  disableFontFace: true,
  useSystemFonts: false,
  enableXfa: false,
  isImageDecoderSupported: false,
  stopAtErrors: true,
  maxImageSize,
  verbosity: 1,
});

const faults: Readonly<Record<string, FileFault>> = {
  InvalidPDFException: 'damaged',
  PasswordException: 'locked',
};

/** Where a reader works: in a worker of ours, or on the page with a worker for the other half. */
export interface ReaderContext {
  readonly origin: string;
  readonly makeCanvas: MakeCanvas;
  readonly tell: Tell;
  /** The worker that runs the other half of pdf.js. Without one, both halves run in this thread. */
  readonly port?: Worker;
  readonly paintsInWorker: boolean;
}

/** Reads and draws one file with pdf.js. Nothing in the file is run, followed or filled in. */
export class Reader {
  private task?: PDFDocumentLoadingTask;
  private document?: PDFDocumentProxy;
  private isTextPainted = true;
  private readonly canvases;

  constructor(private readonly context: ReaderContext) {
    this.canvases = canvasFactory(context.makeCanvas, context.tell);
  }

  async open(data: Uint8Array<ArrayBuffer>): Promise<OpenAnswer> {
    const { origin, tell, port, paintsInWorker } = this.context;
    this.task = getDocument({
      ...optionsOf(origin),
      data,
      worker: PDFWorker.create({ verbosity: 1, ...(port && { port }) }),
      isOffscreenCanvasSupported: paintsInWorker,
      CanvasFactory: this.canvases.Factory,
      FilterFactory: filterFactory(tell),
    });
    try {
      this.document = await this.task.promise;
    } catch (reason) {
      const fault = faults[reason instanceof Error ? reason.name : ''];
      if (fault) return { fault };
      throw reason;
    }
    if (this.document.numPages > mostPages) return { fault: 'tooHeavy' };
    const { info } = await this.document.getMetadata();
    const { IsXFAPresent: form, IsCollectionPresent: portfolio } = info as Record<string, unknown>;
    if (form === true || portfolio === true) return { fault: 'special' };
    this.isTextPainted = !(await hidesLayers(this.document));
    const pages = [];
    for (let at = 0; at < this.document.numPages; at += 1) {
      const { width, height } = (await this.page(at)).getViewport({ scale: 1 });
      pages.push({ width, height });
    }
    return { pages };
  }

  async draw(at: number, scale: number): Promise<AnyCanvas> {
    const { makeCanvas, tell } = this.context;
    const page = await this.page(at);
    const viewport = page.getViewport({ scale });
    const canvas = makeCanvas(Math.floor(viewport.width), Math.floor(viewport.height));
    this.canvases.watch(canvas);
    const values = unpaintedValues(await annotationsOf(page), tell);
    for (const [id, value] of values) this.document?.annotationStorage.setValue(id, { value });
    await page.render({
      canvas: canvas as HTMLCanvasElement,
      viewport,
      annotationMode: AnnotationMode.ENABLE_STORAGE,
    }).promise;
    // Text of a hidden layer counts too: a blank page is refused rather than taken as read.
    const { items } = await page.getTextContent();
    if (textLinesOf(items).length > 0 && isPlain(canvas)) tell('a part that is not painted');
    return canvas;
  }

  /** Returns the number of operators of a page that are drawn without a pause. */
  async unbrokenWork(at: number): Promise<number> {
    return unbrokenWork(await (await this.page(at)).getOperatorList());
  }

  async text(at: number): Promise<PageText> {
    const page = await this.page(at);
    const { items } = this.isTextPainted ? await page.getTextContent() : { items: [] };
    return {
      lines: textLinesOf(items),
      notes: notesOf(await annotationsOf(page)),
      sides: textSidesOf(items, page.getViewport({ scale: 1 })),
    };
  }

  private page(at: number): Promise<PDFPageProxy> {
    if (!this.document) throw new Error('no open file');
    return this.document.getPage(at + 1);
  }
}
