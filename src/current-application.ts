import { Applications } from '../domain/application/applications';
import { derive, flatten } from '../domain/kernel/live';
import type { SessionServices } from './session-services';

/** The application of the current user, for services that outlive a login. */
export class CurrentApplication {
  readonly state$;

  constructor(private readonly sessions: SessionServices) {
    this.state$ = flatten(
      derive(sessions.current$, (services) => services.get(Applications).state$),
    );
  }

  load() {
    return this.sessions.current$.value.get(Applications).load();
  }
}
