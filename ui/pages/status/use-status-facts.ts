import { Applications } from '../../../domain/application/applications';
import { known } from '../../../domain/kernel/loadable';
import { Clock } from '../../../domain/ports/clock';
import { HostFacts } from '../../../domain/ports/host-facts';
import { Config } from '../../../domain/session/config';
import { Hosting } from '../../../domain/session/hosting';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import type { StatusFacts } from './status-pages';

export const useStatusFacts = (): StatusFacts => {
  const online = useLive(useService(HostFacts).online$);
  const host = useLive(useService(Hosting).host$);
  const application = useLive(useService(Applications).application$);
  const { maintenance, migrationUrl } = useService(Config).values;
  const end = maintenance?.end;
  const now = useService(Clock).now();
  return {
    online,
    host,
    maintenanceEnd: end !== undefined && end > now ? end : undefined,
    canMigrate: migrationUrl !== undefined,
    reading: application.phase === 'idle' || application.phase === 'loading',
    waitlist: known(application)?.waitlist,
  };
};
