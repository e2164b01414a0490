import { useCallback, useSyncExternalStore } from 'react';
import type { Live } from '../../domain/kernel/live';

/** Returns the stream's value, and renders again whenever it changes. */
export const useLive = <T>(stream: Live<T>): T => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const watching = stream.subscribe(changed);
      return () => watching.unsubscribe();
    },
    [stream],
  );
  const read = () => stream.value;
  // The build also renders pages; nothing changes there.
  return useSyncExternalStore(subscribe, read, read);
};
