import { type Container, ContainerModule } from 'inversify';
import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { SessionTracking } from '../../adapters/session/session-tracking';
import { ObservedHttp } from '../../adapters/telemetry/observed-http';
import { Applications } from '../../domain/application/applications';
import { Start } from '../../domain/application/start';
import { routeAt } from '../../domain/navigation/routes';
import { Clock } from '../../domain/ports/clock';
import { Http } from '../../domain/ports/http';
import { Navigator } from '../../domain/ports/navigator';
import { Storage } from '../../domain/ports/storage';
import { Tracking } from '../../domain/ports/tracking';
import { RekycFlow } from '../../domain/rekyc/rekyc-flow';
import { Profile } from '../../domain/session/profile';
import { Session } from '../../domain/session/session';
import { SessionScope } from '../../domain/session/session-scope';

/**
 * What the scope of every login holds beside what an area adds. Its ports have names of their own: a binding of the device
 * that is first resolved here would otherwise be made with them, and be dead after this login.
 */
export const sessionModule = (scope: SessionScope, device: Container) =>
  new ContainerModule(({ bind }) => {
    const { ended } = scope;
    bind(SessionScope).toConstantValue(scope);
    bind(SessionStorage).toConstantValue(new SessionStorage(device.get(Storage), ended));
    const tracking = new SessionTracking(device.get(Tracking), ended);
    bind(SessionTracking).toConstantValue(tracking);
    bind(SessionHttp)
      .toResolvedValue(
        (clock, navigator) =>
          new SessionHttp(
            new ObservedHttp(device.get(Http), clock, tracking, () =>
              routeAt(navigator.place$.value.path),
            ),
            ended,
          ),
        [Clock, Navigator],
      )
      .inSingletonScope();
    bind(Start)
      .toResolvedValue((storage) => new Start(storage), [SessionStorage])
      .inSingletonScope();
    bind(RekycFlow)
      .toResolvedValue((storage) => new RekycFlow(storage), [SessionStorage])
      .inSingletonScope();
    bind(Profile)
      .toResolvedValue((http) => new Profile(http), [SessionHttp])
      .inSingletonScope();
    bind(Applications)
      .toResolvedValue(
        (http, storage, clock, session) => new Applications(http, storage, clock, session),
        [SessionHttp, SessionStorage, Clock, Session],
      )
      .inSingletonScope();
  });
