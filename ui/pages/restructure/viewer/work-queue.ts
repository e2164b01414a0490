interface Task {
  readonly rank: 'first' | 'later';
  readonly run: () => Promise<void>;
}

/** Returns a queue that runs one task at a time, those of rank `first` first. Aborted tasks are skipped. */
export const workQueue = () => {
  const waiting: Task[] = [];
  let isBusy = false;
  const next = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    while (waiting.length > 0) {
      const first = waiting.findIndex(({ rank }) => rank === 'first');
      const [task] = waiting.splice(Math.max(0, first), 1);
      await task?.run();
    }
    isBusy = false;
  };
  return <T>(
    rank: Task['rank'],
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T | undefined> =>
    new Promise((resolve, reject) => {
      const run = async (): Promise<void> => {
        if (signal.aborted) return resolve(undefined);
        try {
          resolve(await work());
        } catch (reason) {
          reject(reason as Error);
        }
      };
      waiting.push({ rank, run });
      void next();
    });
};
