import { integrityOf } from '../browser/integrity';
import { scriptUrls } from '../browser/script-urls';
import { PdfEngine, type PdfReader } from '../../domain/restructure/pdf-engine';
import { loadPolyfills } from '../browser/polyfills/load-polyfills';
import { pdfLacks } from '../browser/polyfills/missing';
import { faultOf } from './complaints';
import type { WorkerMessage } from './messages';
import { workerReader } from './worker-reader';

/** Resolves with whether the worker can also draw. Rejects when the browser cannot run its code. */
const ready = (worker: Worker): Promise<boolean> =>
  new Promise((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('the worker cannot run')), {
      once: true,
    });
    worker.addEventListener('message', ({ data }: MessageEvent<Partial<WorkerMessage>>) => {
      if ('ready' in data) resolve(data.draws === true);
    });
  });

/** Fetches the worker's file into the browser's cache. Rejects when it is broken: browsers start a worker unchecked. */
const fetchWhole = async (address: string, cache?: RequestCache) => {
  const integrity = integrityOf(address);
  const file = await fetch(address, { integrity, ...(cache && { cache }) });
  if ((await file.text()) === '') throw new Error('the worker is empty');
};

/** Starts the worker and collects its complaints. */
const begin = async (address: string) => {
  const worker = new Worker(scriptUrls([address])(address), { type: 'module' });
  const complaints: string[] = [];
  worker.addEventListener('message', ({ data }: MessageEvent<Partial<WorkerMessage>>) => {
    if ('complaint' in data && data.complaint !== undefined) complaints.push(data.complaint);
  });
  try {
    return { worker, complaints, draws: await ready(worker) };
  } catch (reason) {
    worker.terminate();
    throw reason;
  }
};

/** pdf.js from our own origin, in a worker. In a browser without canvases in workers, the page draws. */
export class DeployedPdfEngine extends PdfEngine {
  override async start(): Promise<PdfReader> {
    const { default: address } = await import('./pdf-worker?worker&url');
    const begun = await fetchWhole(address)
      .then(() => begin(address))
      // The cache keeps a broken file for a year.
      .catch(() => fetchWhole(address, 'reload').then(() => begin(address)));
    const { worker, complaints } = begun;
    const fault = () => faultOf(complaints);
    if (begun.draws) return workerReader(worker, fault);
    if (pdfLacks) await loadPolyfills();
    const { pageReader } = await import('./page-reader');
    return pageReader(worker, fault, (complaint) => complaints.push(complaint));
  }
}
