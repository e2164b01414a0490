import { ApplicationStatusPage } from '../../ui/pages/status/application-status-page';
import type { AreaCode } from '../areas';

export const unavailable: AreaCode<'unavailable'> = {
  screens: {
    maintenance: ApplicationStatusPage,
    notFound: ApplicationStatusPage,
    ineligible: ApplicationStatusPage,
    unsupported: ApplicationStatusPage,
    unsupportedApp: ApplicationStatusPage,
    migrationRedirect: ApplicationStatusPage,
    statusError: ApplicationStatusPage,
    waitlist: ApplicationStatusPage,
  },
  services: [],
};
