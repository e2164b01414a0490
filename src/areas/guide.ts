import { ActivatedPage } from '../../ui/pages/home/guide/activated-page';
import { ExplainedPage } from '../../ui/pages/home/guide/explained-page';
import { LimitPage } from '../../ui/pages/home/guide/limit-page';
import type { AreaCode } from '../wiring/area-code';
import { agreement } from '../services/agreement';
import { bills } from '../services/bills';
import { reviewStatus } from '../services/review-status';
import { settings } from '../services/settings';

export const area: AreaCode<'guide'> = {
  screens: {
    homeActivated: ActivatedPage,
    homeBillCycle: ExplainedPage,
    homeAboutFee: ExplainedPage,
    homeLimit: LimitPage,
  },
  services: [agreement, bills, reviewStatus, settings],
};
