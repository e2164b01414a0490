import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { HomeNotices } from '../../domain/home/home-notices';
import { Clock } from '../../domain/ports/clock';
import { Navigator } from '../../domain/ports/navigator';
import type { AreaCode } from '../wiring/area-code';
import { agreement } from '../services/agreement';
import { bills } from '../services/bills';
import { history } from '../services/history';
import { paymentStatus } from '../services/payment-status';
import { reviewStatus } from '../services/review-status';
import { splitOffer } from '../services/split-offer';
import { settings } from '../services/settings';
import { service } from '../wiring/service';

export const area: AreaCode<'home'> = {
  screens: {},
  services: [
    agreement,
    bills,
    history,
    ...paymentStatus,
    splitOffer,
    settings,
    reviewStatus,
    service(HomeNotices, [SessionHttp, SessionStorage, Clock, Navigator]),
  ],
};
