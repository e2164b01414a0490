import { scriptUrls } from '../adapters/browser/script-urls';
import { PdfEngine, type RunningEngine } from '../ui/pages/restructure/viewer/pdf-engine';

const libraryAddress = new URL('pdfjs-dist/legacy/build/pdf.min.mjs', import.meta.url).href;
const workerAddress = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/** pdf.js as the build serves it, from our own origin (scripts/lib/pdf-engine.mjs). */
export class DeployedPdfEngine extends PdfEngine {
  override async start(): Promise<RunningEngine> {
    const library = (await import(/* @vite-ignore */ libraryAddress)) as RunningEngine['library'];
    const trusted = scriptUrls([workerAddress]);
    return { library, worker: new Worker(trusted(workerAddress), { type: 'module' }) };
  }
}
