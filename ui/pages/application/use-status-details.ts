import { Applications } from '../../../domain/application/applications';
import { latestValue } from '../../../domain/kernel/loadable';
import { GlobalErrorHandler } from '../../../domain/navigation/global-error-handler';
import { HostInfo } from '../../../domain/ports/host-info';
import { Config } from '../../../domain/config/config';
import { HostContext } from '../../../domain/host/host-context';
import { Session } from '../../../domain/session/session';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import type { StatusDetails } from './status-details';
import { useNowUntil } from '../status/use-now-until';

export const useStatusDetails = (): StatusDetails => {
  const online = useLive(useService(HostInfo).online$);
  const host = useLive(useService(HostContext).host$);
  const application = latestValue(useLive(useService(Applications).state$));
  const loggedIn = useLive(useService(Session).loggedIn$);
  const { maintenance, migrationUrl, updateUrl } = useService(Config).values;
  const now = useNowUntil(application?.reapplyTime);
  const end = maintenance?.end;
  const retryAt = useLive(useService(GlobalErrorHandler).retryAt$);
  return {
    online,
    host,
    loggedIn,
    format: useFormat(),
    now,
    maintenanceEnd: end !== undefined && end > now ? end : undefined,
    retryAt: retryAt !== undefined && retryAt > now ? retryAt : undefined,
    canMigrate: migrationUrl !== undefined,
    canUpdate: updateUrl?.[host] !== undefined,
    application,
  };
};
