import { Container } from 'inversify';
import { SessionHttp } from '../adapters/session/session-http';
import { SessionStorage } from '../adapters/session/session-storage';
import { SessionTracking } from '../adapters/session/session-tracking';
import { ObservedHttp } from '../adapters/telemetry/observed-http';
import { Applications } from '../domain/application/applications';
import { Start } from '../domain/application/start';
import { Home } from '../domain/home/home';
import { HostContext } from '../domain/host/host-context';
import { derive, type Live } from '../domain/kernel/live';
import { routeAt } from '../domain/navigation/routes';
import { Clock } from '../domain/ports/clock';
import { Http } from '../domain/ports/http';
import { Navigator } from '../domain/ports/navigator';
import { Storage } from '../domain/ports/storage';
import { Tracking } from '../domain/ports/tracking';
import { RekycFlow } from '../domain/rekyc/rekyc-flow';
import { Profile } from '../domain/session/profile';
import { Session } from '../domain/session/session';
import { SessionScope } from '../domain/session/session-scope';
import { bindServices, named, part, type Service, service } from './wiring/service';
import { ended } from './services/ended';

const observedHttp = part(
  [Http, Clock, SessionTracking, Navigator],
  (http, clock, tracking, navigator) =>
    new ObservedHttp(http, clock, tracking, () => routeAt(navigator.place$.value.path)),
);

const homeOptions = named({
  appVersion: part([HostContext], (hostContext) => () => hostContext.version),
});

/**
 * Services of every login, in addition to those of the areas. The ports of a login have names of their own, such as
 * `SessionHttp`: under the device's, a device service first created here would keep a port that ends.
 */
const ofEveryLogin: readonly Service[] = [
  service(SessionStorage, [Storage, ended]),
  service(SessionTracking, [Tracking, ended]),
  service(SessionHttp, [observedHttp, SessionScope]),
  service(Start, [SessionStorage]),
  service(RekycFlow, [SessionStorage]),
  service(Profile, [SessionHttp]),
  service(Home, [SessionHttp, SessionStorage, Clock, homeOptions]),
  service(Applications, [SessionHttp, SessionStorage, Clock, Session]),
];

/**
 * The services of the current login, in a child container of the device's, created for every login. The ports of a
 * login stop working when it ends (`SessionScope`), also for services that are still referenced.
 */
export class SessionServices {
  private readonly added = new Set<Service>();

  readonly current$: Live<Container>;

  constructor(private readonly device: Container) {
    this.current$ = derive(device.get(Session).scope$, (scope) => this.open(scope));
  }

  /** Adds an area's services to the current login and to every later one. A service of two areas is added once. */
  load(services: readonly Service[]): void {
    const fresh = services.filter((it) => !this.added.has(it));
    bindServices(this.current$.value, fresh);
    for (const it of fresh) this.added.add(it);
  }

  private open(scope: SessionScope): Container {
    const container = new Container({ parent: this.device, jitless: true });
    container.bind(SessionScope).toConstantValue(scope);
    bindServices(container, [...ofEveryLogin, ...this.added]);
    return container;
  }
}
