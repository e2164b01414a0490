import { useEffect } from 'react';
import { Agreement } from '../../../../domain/contracts/agreement';
import { latestValue } from '../../../../domain/kernel/loadable';
import { useService } from '../../../hooks/services';
import { useLive } from '../../../hooks/use-live';

/**
 * Returns whether the agreement is unsigned, as far as the lender reports. It loads once a visit, after home is shown
 * (`shown`). A failure is not shown, because nothing on home depends on it.
 */
export const useUnsigned = (shown: boolean): boolean => {
  const agreement = useService(Agreement);
  const state = useLive(agreement.state$);
  useEffect(() => {
    if (shown && agreement.state$.value.phase === 'idle') void agreement.refresh();
  }, [agreement, shown]);
  return shown && latestValue(state)?.signed === false;
};
