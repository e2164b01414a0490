import { ContainerModule } from 'inversify';
import { SessionStorage } from '../../adapters/session/session-storage';
import { SessionHttp } from '../../adapters/session/session-http';
import { HomeNotices } from '../../domain/home/home-notices';
import { Clock } from '../../domain/ports/clock';
import { Navigator } from '../../domain/ports/navigator';

/** What the notices of home need; loaded when the server's answer asks for one. */
export const noticesModule = new ContainerModule(({ bind }) => {
  bind(HomeNotices)
    .toResolvedValue(
      (http, storage, clock, navigator) => new HomeNotices(http, storage, clock, navigator),
      [SessionHttp, SessionStorage, Clock, Navigator],
    )
    .inSingletonScope();
});
