import { noticesModule } from '../modules/notices-module';
import type { AreaCode } from '../areas';

export const notices: AreaCode<never> = {
  screens: {},
  services: [noticesModule],
};
