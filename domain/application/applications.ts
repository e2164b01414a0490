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

/** The person's application status: loaded, cached, and changed by what they do (spec §4). */
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

  /** Shows the cached marker at once and asks the server behind it; a failed answer keeps the marker. */
  override async load() {
    await this.learnOwner();
    return super.load(cachedApplication(this.storage, this.owner, this.clock.now()));
  }

  /** Keeps a status that an action's answer told, until the server says more. */
  async setStatus(status: ApplicationStatus): Promise<void> {
    await this.learnOwner();
    const before = latestValue(this.state$.value) ?? bareApplication(status);
    this.setValue({ ...before, status });
  }

  private async learnOwner(): Promise<void> {
    this.owner = await this.session.owner();
  }
}

/** The status the guard goes by: what is known, or ERROR after a failed fetch (spec §4). `undefined`: not asked yet. */
export const guardStatus = (state: Loadable<Application>): ApplicationStatus | undefined => {
  const application = latestValue(state);
  if (application) return application.status;
  return state.phase === 'failed' ? 'ERROR' : undefined;
};
