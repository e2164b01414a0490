import { useEffect, useRef } from 'react';
import { HostInfo } from '../../domain/ports/host-info';
import { useService } from './services';

/** Runs whenever the person comes back to the page from somewhere else on the phone. */
export const useReturn = (run: () => void): void => {
  const { visible$ } = useService(HostInfo);
  const newest = useRef(run);
  useEffect(() => {
    newest.current = run;
  });
  useEffect(() => {
    let before = visible$.value;
    const watching = visible$.subscribe((now) => {
      if (now && !before) newest.current();
      before = now;
    });
    return () => watching.unsubscribe();
  }, [visible$]);
};
