import { useEffect, useEffectEvent } from 'react';
import { HostInfo } from '../../domain/ports/host-info';
import { useService } from './services';

/** Runs whenever the person comes back to the page, or the connection when it is `online$` that is watched. */
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
