import { latestValue, type Loadable } from '../kernel/loadable';
import { Query } from '../async/query';
import { mapResult } from '../kernel/result';
import type { Clock } from '../ports/clock';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import type { Session } from '../session/session';
import { applicationStatus } from './calls';
import { type Application, bareApplication, readApplication } from './status';
import { cachedApplication, rememberStatus } from './status-cache';
import type { ApplicationStatus } from '../navigation/statuses';

/** The user's application status: loaded, cached, and changed by the user's actions (spec §4). */
export class Applications extends Query<Application> {
  private owner = '';

  constructor(
    http: Http,
    private readonly storage: Storage,
    private readonly clock: Clock,
    private readonly session: Session,
  ) {
    super(async () => {
      await this.learnOwner();
      return mapResult(await http.call(applicationStatus, {}), readApplication);
    });
    this.state$.subscribe((state) => {
      if (state.phase === 'ready') rememberStatus(storage, this.owner, state.value);
    });
  }

  /** Shows the cached status at once and loads the current one. If the load fails, the cached status stays. */
  override async load() {
    await this.learnOwner();
    return super.load(cachedApplication(this.storage, this.owner, this.clock.now()));
  }

  /** Sets the status from the response to an action, until the next load. */
  async setStatus(status: ApplicationStatus): Promise<void> {
    await this.learnOwner();
    const before = latestValue(this.state$.value) ?? bareApplication(status);
    this.setValue({ ...before, status });
  }

  private async learnOwner(): Promise<void> {
    this.owner = await this.session.owner();
  }
}

/** Returns the status that the guard uses; ERROR after a failed fetch (spec §4), `undefined` before the first. */
export const guardStatus = (state: Loadable<Application>): ApplicationStatus | undefined => {
  const application = latestValue(state);
  if (application) return application.status;
  return state.phase === 'failed' ? 'ERROR' : undefined;
};
