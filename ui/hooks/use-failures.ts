import { useEffect, useEffectEvent } from 'react';
import type { Failure } from '../../domain/kernel/failure';
import type { Live } from '../../domain/kernel/live';

/** A stream value that may hold a failure: of a query, a draft or a use case. */
type Failing = ({ readonly phase: string } | { readonly kind: string }) & {
  readonly failure?: Failure | undefined;
};

/** Calls `onFailure` for every new failure; a failure from before the mount is ignored. */
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
