/** Work whose end is kept for whoever asks again; one that failed is begun anew the next time. */
export const retryableOnce = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let begun: Promise<T> | undefined;
  return () => {
    if (!begun) {
      begun = work();
      begun.catch(() => {
        begun = undefined;
      });
    }
    return begun;
  };
};
