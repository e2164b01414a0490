import type { WorkerMessage } from './messages';

export const heavy = { fault: 'tooHeavy' } as const;

/** Resolves when the worker reaches its memory limit, and terminates the worker. */
export const limitOf = (worker: Worker): Promise<typeof heavy> =>
  new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Partial<WorkerMessage>>) => {
      if (!('heavy' in data)) return;
      worker.terminate();
      resolve(heavy);
    });
  });
