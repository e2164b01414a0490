import { ActivatedPage } from '../../ui/pages/home/guide/activated-page';
import { ExplainedPage } from '../../ui/pages/home/guide/explained-page';
import { LimitPage } from '../../ui/pages/home/guide/limit-page';
import type { AreaCode } from '../wiring/area-code';
import { bills } from '../services/bills';
import { reviewStatus } from '../services/review-status';

export const area: AreaCode<'guide'> = {
  screens: {
    homeActivated: ActivatedPage,
    homeBillCycle: ExplainedPage,
    homeAboutFee: ExplainedPage,
    homeLimit: LimitPage,
  },
  services: [bills, reviewStatus],
};
