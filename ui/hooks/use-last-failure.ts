import { useState } from 'react';
import type { Failure } from '../../domain/kernel/failure';
import type { Loadable } from '../../domain/kernel/loadable';

/** Returns the failure of the last load, also while another one runs, until one succeeds. */
export const useLastFailure = (state: Loadable<unknown>): Failure | undefined => {
  const [before, keep] = useState<Failure>();
  const { phase } = state;
  const failure = phase === 'failed' ? state.failure : phase === 'loading' ? before : undefined;
  if (failure !== before) keep(failure);
  return failure;
};
