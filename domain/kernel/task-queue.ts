/** Work that must not overlap, one after the other in the order it was asked for. */
export class TaskQueue {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined);
    return mine;
  }

  /** The same, but whoever asks while an asking has not begun yet shares it: the newest state is sent once. */
  shared<T>(work: () => Promise<T>): () => Promise<T> {
    let waiting: Promise<T> | undefined;
    return () => {
      waiting ??= this.run(() => {
        waiting = undefined;
        return work();
      });
      return waiting;
    };
  }
}
