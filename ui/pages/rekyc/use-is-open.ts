import { useState } from 'react';
import { Applications } from '../../../domain/application/applications';
import { latestValue } from '../../../domain/kernel/loadable';
import { RekycFlow } from '../../../domain/rekyc/rekyc-flow';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';

/**
 * Returns whether the account is already open and no re-KYC is under way in this browser. A cached status does not
 * count: `undefined` until the lender has answered.
 */
export const useIsOpen = (): boolean | undefined => {
  const application = useLive(useService(Applications).state$);
  const flow = useService(RekycFlow);
  // Read on arrival, because the flag is cleared shortly before the page is left.
  const [isUnderWay] = useState(() => flow.isOpen);
  if (isUnderWay) return false;
  if (application.phase === 'loading') return undefined;
  return latestValue(application)?.status === 'APPROVED';
};
