/** Returns a function that never runs twice at a time: a call during a run shares the result of that run. */
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
