import { ActivatedPage } from '../../ui/pages/guide/activated-page';
import { ExplainedPage } from '../../ui/pages/guide/explained-page';
import { LimitPage } from '../../ui/pages/guide/limit-page';
import { homeModule } from '../modules/home-module';
import type { AreaCode } from '../areas';

export const guide: AreaCode<'guide'> = {
  screens: {
    homeActivated: ActivatedPage,
    homeBillCycle: ExplainedPage,
    homeAboutFee: ExplainedPage,
    homeLimit: LimitPage,
  },
  services: [homeModule],
};
