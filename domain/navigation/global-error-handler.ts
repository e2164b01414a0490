import type { Call } from '../wire/call';
import { codeOf, type Failure, isExpected } from '../kernel/failure';
import type { Instant } from '../kernel/instant';
import { cell, type Live } from '../kernel/live';
import type { Clock } from '../ports/clock';
import type { ErrorReporter } from '../ports/error-reporter';
import type { Navigator } from '../ports/navigator';
import type { Storage } from '../ports/storage';
import type { Session } from '../session/session';
import { pageAskedFor, rememberInterrupted } from './interrupted';
import { ROUTES } from './routes';

type FailedRow = Pick<Call, 'method' | 'path' | 'refusals'>;

/** Handles the failures that concern the whole app (spec §8). Redirects once, however many calls fail. */
export class GlobalErrorHandler {
  private readonly retryTimes = cell<Instant | undefined>(undefined);

  /** The time to retry that the last 503 named; `undefined` if it named none. */
  readonly retryAt$: Live<Instant | undefined> = this.retryTimes;

  constructor(
    private readonly session: Session,
    private readonly navigator: Navigator,
    private readonly reporter: ErrorReporter,
    private readonly storage: Storage,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** Called once for every failed call, with its row and the token it was sent with. */
  async failed(failure: Failure, row: FailedRow, token: string | undefined): Promise<void> {
    const where = `${row.method} ${row.path}`;
    if (failure.kind === 'contract')
      this.reporter.capture({
        kind: 'contract',
        message: 'answer off the contract',
        where,
        field: failure.path,
      });
    if (failure.kind !== 'api') return;
    if (!isExpected(failure, row))
      this.reporter.capture({
        kind: 'api',
        message: 'call refused',
        where,
        status: failure.status,
        ...(failure.code === undefined ? {} : { code: failure.code }),
      });
    if (failure.status === 503) this.maintenance(failure.retryAfter);
    if (failure.status === 401) await this.expired(token, codeOf(failure));
  }

  private maintenance(wait: number | undefined): void {
    this.retryTimes.next(wait === undefined ? undefined : this.clock.now() + wait);
    const place = this.navigator.place$.value;
    if (place.path === ROUTES.maintenance.path) return;
    rememberInterrupted(this.storage, place);
    this.navigator.go(ROUTES.maintenance.path, { replace: true });
  }

  private async expired(token: string | undefined, code: string): Promise<void> {
    // Only the first 401 of a token counts: afterwards the session has another token or none.
    if (token === undefined || token !== this.session.token) return;
    const asked = pageAskedFor(this.storage, this.navigator.place$.value);
    const owner = await this.session.owner();
    const { isUntried } = this.session.scope$.value;
    await this.session.refuse(token, isUntried ? code : undefined);
    if (token !== this.session.token) return;
    this.session.remember(asked, owner);
    // Leave the page before ending the session; otherwise the guard stores it as the next user's login target.
    this.navigator.go(`${ROUTES.authLogout.path}?referrer=api`, { replace: true });
    this.session.end('api');
  }
}
