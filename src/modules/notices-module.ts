import { ContainerModule } from 'inversify';
import { HomeNotices } from '../../domain/home/home-notices';
import { Clock } from '../../domain/ports/clock';
import { Http } from '../../domain/ports/http';
import { Navigator } from '../../domain/ports/navigator';
import { Storage } from '../../domain/ports/storage';
import { Session } from '../../domain/session/session';

/** What the notices of home need; loaded when the server's answer asks for one. */
export const noticesModule = new ContainerModule(({ bind }) => {
  bind(HomeNotices)
    .toResolvedValue(
      (http, storage, clock, navigator, session) =>
        new HomeNotices(http, storage, clock, navigator, session),
      [Http, Storage, Clock, Navigator, Session],
    )
    .inSingletonScope();
});
