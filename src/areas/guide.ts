import { ActivatedPage } from '../../ui/pages/guide/activated-page';
import { ExplainedPage } from '../../ui/pages/guide/explained-page';
import { LimitPage } from '../../ui/pages/guide/limit-page';
import type { AreaCode } from '../wiring/area-code';
import { home } from '../services/home';

export const area: AreaCode<'guide'> = {
  screens: {
    homeActivated: ActivatedPage,
    homeBillCycle: ExplainedPage,
    homeAboutFee: ExplainedPage,
    homeLimit: LimitPage,
  },
  services: [home],
};
