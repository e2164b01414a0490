/** Runs the work once and shares its result. After a failure, the next call runs it again. */
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
