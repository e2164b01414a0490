/** Runs tasks one after the other, in the order of the calls. */
export class TaskQueue {
  private last: Promise<unknown> = Promise.resolve();

  /** Returns a function that queues the work. Calls before it begins share one run, which sends the newest state. */
  shared<T>(work: () => Promise<T>): () => Promise<T> {
    let waiting: Promise<T> | undefined;
    return () => {
      if (waiting) return waiting;
      waiting = this.last.then(() => {
        waiting = undefined;
        return work();
      });
      this.last = waiting.catch(() => undefined);
      return waiting;
    };
  }
}
