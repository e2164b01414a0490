import { Applications } from '../domain/application/applications';
import { derive, flatten } from '../domain/kernel/live';
import type { SessionServices } from './session-services';

/** The application of the person who is logged in now, for what outlasts a login. */
export class CurrentApplication {
  readonly application$;

  constructor(private readonly sessions: SessionServices) {
    this.application$ = flatten(
      derive(sessions.current$, (services) => services.get(Applications).application$),
    );
  }

  load(): Promise<void> {
    return this.sessions.current$.value.get(Applications).load();
  }
}
