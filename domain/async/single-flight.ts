/** Work that is never under way twice: whoever asks meanwhile gets the end of the first. */
export const singleFlight = <A extends readonly unknown[], T>(
  work: (...given: A) => Promise<T>,
): ((...given: A) => Promise<T>) => {
  let underWay: Promise<T> | undefined;
  return (...given) => {
    underWay ??= work(...given).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
};
