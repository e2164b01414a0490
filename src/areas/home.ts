import { Home } from '../../domain/home/home';
import { HomePage } from '../../ui/pages/home/home-page';
import { homeModule } from '../modules/home-module';
import type { AreaCode } from '../areas';

export const home: AreaCode<'home'> = {
  screens: {
    home: HomePage,
  },
  readAhead: { home: (services, { end }) => services.get(Home).loadAhead(end) },
  services: [homeModule],
};
