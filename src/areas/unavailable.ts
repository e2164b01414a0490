import { applicationScreens } from '../../ui/pages/application/application-status-page';
import type { AreaCode } from '../wiring/area-code';
import { application } from '../services/application';

export const area: AreaCode<'unavailable'> = {
  screens: applicationScreens,
  services: [...application],
};
