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

/** Starts the worker and collects its complaints. Rejects when its file is broken: an empty one would stay silent. */
const begin = async (address: string) => {
  const code = await (await fetch(address)).text();
  if (code === '') throw new Error('the worker is empty');
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

/** Starts the worker with a file fetched past the cache, since the cache keeps a broken one for a year. */
const beginAgain = async (address: string) => {
  await (await fetch(address, { cache: 'reload' })).arrayBuffer();
  return begin(address);
};

/** pdf.js from our own origin, in a worker. In a browser without canvases in workers, the page draws. */
export class DeployedPdfEngine extends PdfEngine {
  override async start(): Promise<PdfReader> {
    const { default: address } = await import('./pdf-worker?worker&url');
    const begun = await begin(address).catch(() => beginAgain(address));
    const { worker, complaints } = begun;
    const fault = () => faultOf(complaints);
    if (begun.draws) return workerReader(worker, fault);
    if (pdfLacks) await loadPolyfills();
    const { pageReader } = await import('./page-reader');
    return pageReader(worker, fault, (complaint) => complaints.push(complaint));
  }
}
