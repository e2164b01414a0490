let asked = 0;

/** Counts ids from the start, so that what is drawn once more has the same. */
export const countIdsAnew = (): void => {
  asked = 0;
};

/**
 * The `useId` of the elements: unique in a shadow root, which is drawn as a whole. A view that draws itself alone cannot use
 * it. Preact's own would bring all of its hooks along.
 */
export const useId = (): string => {
  asked += 1;
  return `id-${asked}`;
};
