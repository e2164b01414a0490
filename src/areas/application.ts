import { ApplicationStatusPage } from '../../ui/pages/status/application-status-page';
import type { AreaCode } from '../areas';

export const application: AreaCode<'application'> = {
  screens: {
    applicationSubmit: ApplicationStatusPage,
    applicationProcessing: ApplicationStatusPage,
    applicationReview: ApplicationStatusPage,
    applicationRejected: ApplicationStatusPage,
    applicationError: ApplicationStatusPage,
  },
  services: [],
};
