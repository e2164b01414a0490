import type { Failure } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import { failed, idle, latestValue, loading, type Loadable, ready } from '../kernel/loadable';
import { ok, type Result } from '../kernel/result';
import type { Clock } from '../ports/clock';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import type { Session } from '../session/session';
import { applicationStatus } from './calls';
import { type Application, bareApplication, readApplication } from './status';
import { cachedStatus, rememberStatus } from './status-cache';
import type { ApplicationStatus } from './statuses';

/** The person's application status: loaded, cached, and changed by what they do (spec §4). */
export class Applications {
  private readonly state$ = cell<Loadable<Application>>(idle);
  private asked = 0;

  readonly application$: Live<Loadable<Application>> = this.state$;

  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
    private readonly clock: Clock,
    private readonly session: Session,
  ) {
    session.forgotten$.subscribe(() => {
      this.asked += 1;
      this.state$.next(idle);
    });
  }

  /** Shows the cached marker at once and asks the server behind it; a failed answer keeps the marker. */
  async load(): Promise<void> {
    const turn = ++this.asked;
    const owner = await this.session.owner();
    if (turn !== this.asked) return;
    const cached = cachedStatus(this.storage, owner, this.clock.now());
    if (cached && latestValue(this.state$.value) === undefined)
      this.state$.next({ phase: 'loading', last: bareApplication(cached) });
    else this.state$.next(loading(this.state$.value));
    await this.ask(turn, owner);
  }

  /** Asks the server again without showing that it does; for polling. */
  async refresh(): Promise<Result<Application, Failure>> {
    const turn = ++this.asked;
    return this.ask(turn, await this.session.owner());
  }

  /** Keeps a status that an action's answer told, until the server says more. */
  async setStatus(status: ApplicationStatus): Promise<void> {
    const turn = ++this.asked;
    const owner = await this.session.owner();
    if (turn !== this.asked) return;
    const before = latestValue(this.state$.value) ?? bareApplication(status);
    this.settle({ ...before, status }, owner);
  }

  private async ask(turn: number, owner: string): Promise<Result<Application, Failure>> {
    const answer = await this.http.call(applicationStatus, {});
    if (turn !== this.asked) return answer.ok ? ok(readApplication(answer.value)) : answer;
    if (!answer.ok) {
      this.state$.next(failed(answer.error, this.state$.value));
      return answer;
    }
    const application = readApplication(answer.value);
    this.settle(application, owner);
    return ok(application);
  }

  /** Only of the newest turn: a person who leaves ends all turns, so nothing is remembered for anybody else. */
  private settle(application: Application, owner: string): void {
    rememberStatus(this.storage, owner, application);
    this.state$.next(ready(application));
  }
}

/** The status the guard goes by: what is known, or ERROR after a failed fetch (spec §4). `undefined`: not asked yet. */
export const guardStatus = (state: Loadable<Application>): ApplicationStatus | undefined => {
  const application = latestValue(state);
  if (application) return application.status;
  return state.phase === 'failed' ? 'ERROR' : undefined;
};
