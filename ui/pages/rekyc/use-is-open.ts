import { useState } from 'react';
import { Applications } from '../../../domain/application/applications';
import { latestValue } from '../../../domain/kernel/loadable';
import { Storage } from '../../../domain/ports/storage';
import { STORED } from '../../../domain/session/stored';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';

/**
 * Whether there is nothing to open: the account is not closed, and no verification of it is under way in this browser.
 * A status that is only remembered from before decides nothing; `undefined` until the lender answered.
 */
export const useIsOpen = (): boolean | undefined => {
  const application = useLive(useService(Applications).application$);
  const storage = useService(Storage);
  // As it was on arrival: the flag goes when the flow is left, and the page a moment later.
  const [marked] = useState(() => storage.read(STORED.rekycFlow) === true);
  if (marked) return false;
  if (application.phase === 'loading') return undefined;
  return latestValue(application)?.status === 'APPROVED';
};
