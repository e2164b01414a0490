import { Applications } from '../../../domain/application/applications';
import { type Gpp, gppOf } from '../../../domain/application/products';
import { latestValue } from '../../../domain/kernel/loadable';
import { Config } from '../../../domain/config/config';
import { HostContext } from '../../../domain/host/host-context';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';

/** Returns the loan for this user in this host; `undefined` until the status is loaded. */
export const useGpp = (consented?: boolean): Gpp | undefined => {
  const application = latestValue(useLive(useService(Applications).state$));
  const at = useLive(useService(HostContext).at$);
  const { gppMinimum } = useService(Config).values;
  return application && gppOf(application, at, gppMinimum, consented);
};
