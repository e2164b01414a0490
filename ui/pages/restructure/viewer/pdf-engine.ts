import type * as library from 'pdfjs-dist';

/** The library that reads and draws a PDF, and its worker. The caller that starts it ends it. */
export interface RunningEngine {
  readonly library: Pick<typeof library, 'getDocument' | 'PDFWorker'>;
  readonly worker: Worker;
}

/** Where the library comes from; rejects in a browser that cannot run it. */
export abstract class PdfEngine {
  abstract start(): Promise<RunningEngine>;
}
