import { type Container, ContainerModule } from 'inversify';
import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { SessionTracking } from '../../adapters/session/session-tracking';
import { ObservedHttp } from '../../adapters/telemetry/observed-http';
import { Applications } from '../../domain/application/applications';
import { AwaitStatus } from '../../domain/application/await-status';
import { JoinWaitlist } from '../../domain/application/join-waitlist';
import { Reapply } from '../../domain/application/reapply';
import { Start } from '../../domain/application/start';
import { routeAt } from '../../domain/navigation/routes';
import { Clock } from '../../domain/ports/clock';
import { HostInfo } from '../../domain/ports/host-info';
import { Http } from '../../domain/ports/http';
import { Navigator } from '../../domain/ports/navigator';
import { Storage } from '../../domain/ports/storage';
import { Tracking } from '../../domain/ports/tracking';
import { RekycFlow } from '../../domain/rekyc/rekyc-flow';
import { Session } from '../../domain/session/session';
import { SessionScope } from '../../domain/session/session-scope';

/** What the scope of every login holds beside what an area adds: the device's ports for as long as it lasts. */
export const sessionModule = (scope: SessionScope, device: Container) =>
  new ContainerModule(({ bind }) => {
    const { ended } = scope;
    bind(SessionScope).toConstantValue(scope);
    bind(Storage)
      .toDynamicValue(() => new SessionStorage(device.get(Storage), ended))
      .inSingletonScope();
    bind(Tracking)
      .toDynamicValue(() => new SessionTracking(device.get(Tracking), ended))
      .inSingletonScope();
    bind(Http)
      .toResolvedValue(
        (clock, tracking, navigator) =>
          new ObservedHttp(new SessionHttp(device.get(Http), ended), clock, tracking, () =>
            routeAt(navigator.place$.value.path),
          ),
        [Clock, Tracking, Navigator],
      )
      .inSingletonScope();
    bind(Start)
      .toResolvedValue((storage) => new Start(storage), [Storage])
      .inSingletonScope();
    bind(RekycFlow)
      .toResolvedValue((storage) => new RekycFlow(storage), [Storage])
      .inSingletonScope();
    bind(Applications)
      .toResolvedValue(
        (http, storage, clock, session) => new Applications(http, storage, clock, session),
        [Http, Storage, Clock, Session],
      )
      .inSingletonScope();
    bind(AwaitStatus)
      .toResolvedValue(
        (applications, clock, { visible$ }) => new AwaitStatus(applications, { clock, visible$ }),
        [Applications, Clock, HostInfo],
      )
      .inSingletonScope();
    bind(JoinWaitlist)
      .toResolvedValue(
        (http, applications) => new JoinWaitlist(http, applications, ended),
        [Http, Applications],
      )
      .inSingletonScope();
    bind(Reapply)
      .toResolvedValue(
        (http, applications) => new Reapply(http, applications, ended),
        [Http, Applications],
      )
      .inSingletonScope();
  });
