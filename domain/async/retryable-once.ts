/** Runs the work once and shares its result. Work that failed runs again the next time. */
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
