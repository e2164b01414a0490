import { ActivatedPage } from '../../ui/pages/home/guide/activated-page';
import { ExplainedPage } from '../../ui/pages/home/guide/explained-page';
import { LimitPage } from '../../ui/pages/home/guide/limit-page';
import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { HomeNotices } from '../../domain/home/home-notices';
import { ReviewStatus } from '../../domain/reassessment/review-status';
import { Clock } from '../../domain/ports/clock';
import { Navigator } from '../../domain/ports/navigator';
import type { AreaCode } from '../wiring/area-code';
import { agreement } from '../services/agreement';
import { bills } from '../services/bills';
import { history } from '../services/history';
import { splitOffer } from '../services/split-offer';
import { service } from '../wiring/service';

export const area: AreaCode<'home'> = {
  screens: {
    homeActivated: ActivatedPage,
    homeBillCycle: ExplainedPage,
    homeAboutFee: ExplainedPage,
    homeLimit: LimitPage,
  },
  services: [
    agreement,
    bills,
    history,
    splitOffer,
    service(ReviewStatus, [SessionHttp]),
    service(HomeNotices, [SessionHttp, SessionStorage, Clock, Navigator]),
  ],
};
