import { scriptUrls } from '../adapters/browser/script-urls';
import { PdfEngine, type RunningEngine } from '../ui/pages/restructure/viewer/pdf-engine';
import { loadPolyfills } from './polyfills/load-polyfills';
import { pdfLacks } from './polyfills/missing';

/** pdf.js from our own origin. */
export class DeployedPdfEngine extends PdfEngine {
  override async start(): Promise<RunningEngine> {
    if (pdfLacks) await loadPolyfills();
    const [library, { default: address }] = await Promise.all([
      import('pdfjs-dist/legacy/build/pdf.mjs'),
      import('./pdf-worker?worker&url'),
    ]);
    const trusted = scriptUrls([address]);
    return { library, worker: new Worker(trusted(address), { type: 'module' }) };
  }
}
