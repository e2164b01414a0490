/** Work whose end is kept for whoever asks again; one that failed is begun anew the next time. */
export const retryableOnce = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let begun: Promise<T> | undefined;
  return () => {
    begun ??= work().catch((thrown: unknown) => {
      begun = undefined;
      throw thrown;
    });
    return begun;
  };
};
