import { StartPage } from '../../ui/pages/start/start-page';
import type { AreaCode } from '../wiring/area-code';

export const area: AreaCode<'start'> = {
  screens: {
    start: StartPage,
  },
  services: [],
};
