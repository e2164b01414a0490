import { useEffect, useRef } from 'react';
import type { Failure } from '../../../domain/kernel/failure';
import { Repayment } from '../../../domain/repayment/repayment';
import { useService } from '../../hooks/services';

/** Tells of every account that could not be taken from now on; one from before the page is old news. */
export const useAccountRequestFailures = (onFailure: (failure: Failure) => void): void => {
  const { accountRequest$: taking$ } = useService(Repayment);
  const newest = useRef(onFailure);
  useEffect(() => {
    newest.current = onFailure;
  });
  useEffect(() => {
    const onArrival = taking$.value;
    const watching = taking$.subscribe((accountRequest) => {
      if (accountRequest !== onArrival && accountRequest.kind === 'failed')
        newest.current(accountRequest.failure);
    });
    return () => watching.unsubscribe();
  }, [taking$]);
};
