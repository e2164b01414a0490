import { scriptUrls } from '../adapters/browser/script-urls';
import { PdfEngine, type RunningEngine } from '../ui/pages/restructure/viewer/pdf-engine';
import { loadPolyfills } from './polyfills/load-polyfills';
import { pdfLacks } from './polyfills/missing';

const libraryAddress = new URL('pdfjs-dist/legacy/build/pdf.min.mjs', import.meta.url).href;
const workerAddress = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/** pdf.js as the build serves it, from our own origin (scripts/lib/pdf-engine.mjs). */
export class DeployedPdfEngine extends PdfEngine {
  override async start(): Promise<RunningEngine> {
    const address = pdfLacks ? await loadPolyfills() : workerAddress;
    const library = (await import(/* @vite-ignore */ libraryAddress)) as RunningEngine['library'];
    const trusted = scriptUrls([address]);
    const worker = new Worker(trusted(address), { type: 'module', name: workerAddress });
    return { library, worker };
  }
}
