import { useEffect, useRef } from 'react';
import type { Failure } from '../../domain/kernel/failure';
import type { Live } from '../../domain/kernel/live';
import type { Loadable } from '../../domain/kernel/loadable';

/** Tells of every failure from now on; one that was there on arrival is old news. */
export const useFailures = <T>(
  stream: Live<Loadable<T>>,
  onFailure: (failure: Failure) => void,
): void => {
  const newest = useRef(onFailure);
  useEffect(() => {
    newest.current = onFailure;
  });
  useEffect(() => {
    const onArrival = stream.value;
    const watching = stream.subscribe((state) => {
      if (state !== onArrival && state.phase === 'failed') newest.current(state.failure);
    });
    return () => watching.unsubscribe();
  }, [stream]);
};
