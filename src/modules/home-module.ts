import { ContainerModule } from 'inversify';
import { SessionStorage } from '../../adapters/session/session-storage';
import { SessionHttp } from '../../adapters/session/session-http';
import { Home } from '../../domain/home/home';
import { Clock } from '../../domain/ports/clock';
import { HostContext } from '../../domain/host/host-context';

/** What home needs; loaded with its first page. */
export const homeModule = new ContainerModule(({ bind }) => {
  bind(Home)
    .toResolvedValue(
      (http, storage, clock, hostContext) =>
        new Home(http, storage, clock, { appVersion: () => hostContext.version }),
      [SessionHttp, SessionStorage, Clock, HostContext],
    )
    .inSingletonScope();
});
