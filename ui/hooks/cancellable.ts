/**
 * Runs the work of an effect with a signal that aborts when the effect is cleaned up:
 * `useEffect(() => cancellable(async (signal) => …), […])`.
 */
export const cancellable = (work: (signal: AbortSignal) => unknown): (() => void) => {
  const effect = new AbortController();
  work(effect.signal);
  return () => effect.abort();
};
