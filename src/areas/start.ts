import { StartPage } from '../../ui/pages/start/start-page';
import type { AreaCode } from '../areas';

export const start: AreaCode<'start'> = {
  screens: {
    start: StartPage,
  },
  services: [],
};
