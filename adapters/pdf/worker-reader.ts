import type {
  OpenAnswer,
  PageFault,
  PageText,
  PdfReader,
} from '../../domain/restructure/pdf-engine';
import { heavy, limitOf } from './heavy';
import type { Job, WorkerMessage } from './messages';

/** Sends each job to the worker. Answers have no id, so the caller must wait for one before it sends the next job. */
export const workerReader = (worker: Worker, fault: () => PageFault | undefined): PdfReader => {
  const reached = limitOf(worker);
  const answerTo = <T>(job: Job): Promise<T> =>
    new Promise((resolve, reject) => {
      const hear = ({ data }: MessageEvent<Partial<WorkerMessage>>) => {
        if ('answer' in data) resolve(data.answer as T);
        else if ('failed' in data) reject(new Error(data.failed));
        else return;
        worker.removeEventListener('message', hear);
      };
      worker.addEventListener('message', hear);
      worker.postMessage({ job });
    });
  const ask = <T>(job: Job): Promise<T | typeof heavy> => Promise.race([reached, answerTo<T>(job)]);
  return {
    open: (bytes) => ask<OpenAnswer>({ kind: 'open', bytes }),
    draw: async (at, scale) => {
      const picture = await ask<ImageBitmap>({ kind: 'draw', at, scale }).catch(() => undefined);
      if (picture === heavy) return heavy;
      const missing = fault() ?? (picture ? undefined : 'part');
      return missing ? { fault: missing } : { picture: picture as ImageBitmap };
    },
    text: async (at) => {
      const text = await ask<PageText>({ kind: 'text', at });
      return 'fault' in text ? { lines: [], notes: [] } : text;
    },
    end: () => worker.terminate(),
  };
};
