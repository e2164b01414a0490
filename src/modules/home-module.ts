import { ContainerModule } from 'inversify';
import { Home } from '../../domain/home/home';
import { Clock } from '../../domain/ports/clock';
import { Http } from '../../domain/ports/http';
import { Storage } from '../../domain/ports/storage';
import { Hosting } from '../../domain/session/hosting';
import { Session } from '../../domain/session/session';

/** What home needs; loaded with its first page. */
export const homeModule = new ContainerModule(({ bind }) => {
  bind(Home)
    .toResolvedValue(
      (http, storage, clock, session, hosting) =>
        new Home(http, storage, clock, session, { appVersion: () => hosting.version }),
      [Http, Storage, Clock, Session, Hosting],
    )
    .inSingletonScope();
});
