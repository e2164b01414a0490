import { HomePage } from '../../ui/pages/home/home-page';
import { Home } from '../../domain/home/home';
import type { AreaCode } from '../wiring/area-code';
import { home } from '../services/home';

export const area: AreaCode<'home'> = {
  screens: {
    home: HomePage,
  },
  readAhead: { home: (services, { end }) => services.get(Home).loadAhead(end) },
  services: [home],
};
