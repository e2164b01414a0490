import { ContainerModule } from 'inversify';
import { HomeNotices } from '../../domain/home/home-notices';
import { Clock } from '../../domain/ports/clock';
import { Http } from '../../domain/ports/http';
import { Navigator } from '../../domain/ports/navigator';
import { Storage } from '../../domain/ports/storage';

/** What the notices of home need; loaded when the server's answer asks for one. */
export const noticesModule = new ContainerModule(({ bind }) => {
  bind(HomeNotices)
    .toResolvedValue(
      (http, storage, clock, navigator) => new HomeNotices(http, storage, clock, navigator),
      [Http, Storage, Clock, Navigator],
    )
    .inSingletonScope();
});
