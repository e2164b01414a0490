import { applicationScreens } from '../../ui/pages/status/application-status-page';
import { applicationModule } from '../modules/application-module';
import type { AreaCode } from '../areas';

export const application: AreaCode<'application'> = {
  screens: applicationScreens,
  services: [applicationModule],
};
