import { useCallback, useRef, useState } from 'react';

/**
 * For a press that must not count twice: `run` does the work unless `busy`, which says that some is under way. Whatever
 * becomes of it, the next press is free.
 */
export const useOneAtATime = () => {
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
