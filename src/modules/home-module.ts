import { ContainerModule } from 'inversify';
import { Home } from '../../domain/home/home';
import { Clock } from '../../domain/ports/clock';
import { Http } from '../../domain/ports/http';
import { Storage } from '../../domain/ports/storage';
import { Hosting } from '../../domain/session/hosting';

/** What home needs; loaded with its first page. */
export const homeModule = new ContainerModule(({ bind }) => {
  bind(Home)
    .toResolvedValue(
      (http, storage, clock, hosting) =>
        new Home(http, storage, clock, { appVersion: () => hosting.version }),
      [Http, Storage, Clock, Hosting],
    )
    .inSingletonScope();
});
