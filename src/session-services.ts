import { Container, type ContainerModule } from 'inversify';
import { derive, type Live } from '../domain/kernel/live';
import { Session } from '../domain/session/session';
import type { SessionScope } from '../domain/session/session-scope';
import { sessionModule } from './modules/session-module';

/**
 * The services of the login that lasts now: a container within the device's, made anew for every login. That of an
 * ended one is only let go: whatever still holds a service of it gets dead ports (`SessionScope`).
 */
export class SessionServices {
  private readonly areas = new Set<ContainerModule>();

  readonly current$: Live<Container>;

  constructor(private readonly device: Container) {
    this.current$ = derive(device.get(Session).scope$, (scope) => this.open(scope));
  }

  /** Adds what an area needs, to this login's services and to those of every later one; what two areas need, once. */
  load(...services: readonly ContainerModule[]): void {
    const added = services.filter((it) => !this.areas.has(it));
    this.current$.value.load(...added);
    for (const it of added) this.areas.add(it);
  }

  private open(scope: SessionScope): Container {
    const { device } = this;
    const container = new Container({ parent: device, jitless: true });
    container.load(sessionModule(scope, device), ...this.areas);
    return container;
  }
}
