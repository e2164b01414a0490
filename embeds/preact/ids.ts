let last = 0;

/** Starts the ids from one, so that a repeated drawing gives the same ids. */
export const restartIds = (): void => {
  last = 0;
};

/**
 * Returns an id that is unique in its shadow root. A root is drawn as a whole, so a view that redraws itself alone must
 * not use it. Preact's own `useId` would add the module of all hooks.
 */
export const useId = (): string => {
  last += 1;
  return `id-${last}`;
};
