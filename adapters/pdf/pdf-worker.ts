/** Reads and draws agreements. It starts without the page's polyfills, so it has its own. */
import '../browser/polyfills/polyfills';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { limitMemory, startCounting } from './ceiling';
import { listenForComplaints } from './complaints';
import type { Job, WorkerMessage } from './messages';
import { Reader } from './reader';

const post = (message: WorkerMessage, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

const tell = (complaint: string): void => post({ complaint });
limitMemory(() => post({ heavy: true }));
listenForComplaints(tell);

const draws =
  typeof OffscreenCanvas !== 'undefined' && new OffscreenCanvas(1, 1).getContext('2d') !== null;

const reader = new Reader({
  origin: self.location.origin,
  makeCanvas: (width, height) => new OffscreenCanvas(width, height),
  tell,
  paintsInWorker: true,
});

const run = async (job: Job): Promise<void> => {
  if (job.kind === 'count') return;
  if (job.kind === 'open') return post({ answer: await reader.open(job.bytes) });
  if (job.kind === 'text') return post({ answer: await reader.text(job.at) });
  const canvas = (await reader.draw(job.at, job.scale)) as OffscreenCanvas;
  const picture = canvas.transferToImageBitmap();
  return post({ answer: picture }, [picture]);
};

self.addEventListener('message', ({ data }: MessageEvent<{ readonly job?: Job }>) => {
  // While the page draws, pdf.js sends its own messages too.
  if (!data.job) return;
  startCounting();
  run(data.job).catch((reason: unknown) => post({ failed: String(reason) }));
});

post({ ready: true, draws });
