import { useEffect, useRef } from 'react';
import { HostFacts } from '../../domain/ports/host-facts';
import { useService } from './services';

/** Runs whenever the person comes back to the page from somewhere else on the phone. */
export const useReturn = (run: () => void): void => {
  const { visible$ } = useService(HostFacts);
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
