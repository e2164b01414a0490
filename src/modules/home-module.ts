import { ContainerModule } from 'inversify';
import { Home } from '../../domain/home/home';
import { Clock } from '../../domain/ports/clock';
import { Http } from '../../domain/ports/http';
import { Storage } from '../../domain/ports/storage';
import { HostContext } from '../../domain/session/host-context';

/** What home needs; loaded with its first page. */
export const homeModule = new ContainerModule(({ bind }) => {
  bind(Home)
    .toResolvedValue(
      (http, storage, clock, hostContext) =>
        new Home(http, storage, clock, { appVersion: () => hostContext.version }),
      [Http, Storage, Clock, HostContext],
    )
    .inSingletonScope();
});
