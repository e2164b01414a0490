/** Work that must not overlap, one after the other in the order it was asked for. */
export class TaskQueue {
  private last: Promise<unknown> = Promise.resolve();

  /** A function that asks for the work. Calls before it begins share it, so that the newest state is sent once. */
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
