import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { HomeNotices } from '../../domain/home/home-notices';
import { Clock } from '../../domain/ports/clock';
import { Navigator } from '../../domain/ports/navigator';
import type { AreaCode } from '../wiring/area-code';
import { service } from '../wiring/service';

export const area: AreaCode<never> = {
  screens: {},
  services: [service(HomeNotices, [SessionHttp, SessionStorage, Clock, Navigator])],
};
