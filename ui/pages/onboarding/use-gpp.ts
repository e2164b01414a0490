import { Applications } from '../../../domain/application/applications';
import { type Gpp, gppOf } from '../../../domain/application/products';
import { latestValue } from '../../../domain/kernel/loadable';
import { Config } from '../../../domain/config/config';
import { HostContext } from '../../../domain/host/host-context';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';

/** The loan as it stands for this person in this host; `undefined` until the status was read. */
export const useGpp = (consented?: boolean): Gpp | undefined => {
  const application = latestValue(useLive(useService(Applications).state$));
  const at = useLive(useService(HostContext).at$);
  const { gppMinimum } = useService(Config).values;
  return application && gppOf(application, at, gppMinimum, consented);
};
