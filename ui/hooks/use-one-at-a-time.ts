import { useCallback, useRef, useState } from 'react';

export interface OneAtATime {
  /** Something is under way. */
  readonly busy: boolean;
  /** Does this, unless something is under way. Whatever becomes of it, the next press is free. */
  readonly run: (work: () => Promise<void>) => Promise<void>;
}

/** For a press that must not count twice. */
export const useOneAtATime = (): OneAtATime => {
  const [busy, setBusy] = useState(false);
  // Known at once, and not only when it is shown: presses may come faster than that.
  const underWay = useRef(false);
  const run = useCallback(async (work: () => Promise<void>): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, run };
};
