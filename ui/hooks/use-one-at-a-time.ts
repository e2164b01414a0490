import { useCallback, useRef, useState } from 'react';

/**
 * Returns `run`, which does the work unless `busy`, for a press that must not count twice. After success or failure the
 * next press is possible.
 */
export const useOneAtATime = () => {
  const [busy, setBusy] = useState(false);
  // A ref, because presses may come faster than renders.
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
