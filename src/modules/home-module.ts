import { ContainerModule } from 'inversify';
import { Home } from '../../domain/home/home';
import { Http } from '../../domain/ports/http';
import { Storage } from '../../domain/ports/storage';
import { Hosting } from '../../domain/session/hosting';
import { Session } from '../../domain/session/session';

/** What home needs; loaded with its first page. */
export const homeModule = new ContainerModule(({ bind }) => {
  bind(Home)
    .toResolvedValue(
      (http, storage, session, hosting) =>
        new Home(http, storage, session, { appVersion: () => hosting.version }),
      [Http, Storage, Session, Hosting],
    )
    .inSingletonScope();
});
