import { useEffect, useEffectEvent } from 'react';
import type { Failure } from '../../domain/kernel/failure';
import type { Live } from '../../domain/kernel/live';

/** What may fail: a query, a draft, or a use case. */
type Failing = ({ readonly phase: string } | { readonly kind: string }) & {
  readonly failure?: Failure | undefined;
};

/** Tells of every failure from now on; one that was there on arrival is old news. */
export const useFailures = (stream: Live<Failing>, onFailure: (failure: Failure) => void): void => {
  const tell = useEffectEvent(onFailure);
  useEffect(() => {
    let handled = stream.value.failure;
    const watching = stream.subscribe(({ failure }) => {
      if (failure && failure !== handled) tell(failure);
      handled = failure;
    });
    return () => watching.unsubscribe();
  }, [stream]);
};
