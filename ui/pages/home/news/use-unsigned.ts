import { useEffect } from 'react';
import { Agreement } from '../../../../domain/contracts/agreement';
import { latestValue } from '../../../../domain/kernel/loadable';
import { useService } from '../../../hooks/services';
import { useLive } from '../../../hooks/use-live';

/**
 * Whether the agreement waits for a signature, as far as the lender says; asked once a visit, after home is shown
 * (`shown`). A failure is not shown: nothing on home depends on it.
 */
export const useUnsigned = (shown: boolean): boolean => {
  const agreement = useService(Agreement);
  const state = useLive(agreement.state$);
  useEffect(() => {
    if (shown && agreement.state$.value.phase === 'idle') void agreement.refresh();
  }, [agreement, shown]);
  return shown && latestValue(state)?.signed === false;
};
