import { useEffect, useEffectEvent } from 'react';
import { HostInfo } from '../../domain/ports/host-info';
import { useService } from './services';

/** Calls `run` whenever the user returns to the page, or, with `online$`, when the connection returns. */
export const useReturn = (run: () => void, watched: 'visible$' | 'online$' = 'visible$'): void => {
  const { [watched]: back$ } = useService(HostInfo);
  const onReturn = useEffectEvent(run);
  useEffect(() => {
    let before = back$.value;
    const watching = back$.subscribe((now) => {
      if (now && !before) onReturn();
      before = now;
    });
    return () => watching.unsubscribe();
  }, [back$]);
};
