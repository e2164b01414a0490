import { useCallback, useSyncExternalStore } from 'react';
import type { Live } from '../../domain/kernel/live';

/** The stream's value, and a new render whenever it changes. */
export const useLive = <T>(stream: Live<T>): T => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const watching = stream.subscribe(changed);
      return () => watching.unsubscribe();
    },
    [stream],
  );
  const read = () => stream.value;
  // The build renders too, to which nothing changes.
  return useSyncExternalStore(subscribe, read, read);
};
