import type { Failure } from '../kernel/failure';
import type { ErrorReporter } from '../ports/error-reporter';
import type { Navigator } from '../ports/navigator';
import type { Session } from '../session/session';
import { ROUTES } from './routes';

/** What happens to the whole app when a call fails in certain ways (spec §8): one redirect, however many fail. */
export class Incidents {
  private before = '/';

  constructor(
    private readonly session: Session,
    private readonly navigator: Navigator,
    private readonly reporter: ErrorReporter,
  ) {}

  /** Where the person was when maintenance began, for its back button. */
  get cameFrom(): string {
    return this.before;
  }

  /** Told of every failed call. `where`: method and path template. `token`: the bearer the call was sent with. */
  async failed(failure: Failure, where: string, token: string | undefined): Promise<void> {
    if (failure.kind === 'contract')
      this.reporter.capture({
        kind: 'contract',
        message: 'answer off the contract',
        where,
        field: failure.path,
      });
    if (failure.kind !== 'api') return;
    this.reporter.capture({
      kind: 'api',
      message: 'call refused',
      where,
      status: failure.status,
      ...(failure.code === undefined ? {} : { code: failure.code }),
    });
    if (failure.status === 503) this.maintenance();
    if (failure.status === 401) await this.expired(token);
  }

  private maintenance(): void {
    const { path, query } = this.navigator.place$.value;
    if (path === ROUTES.maintenance.path) return;
    this.before = path + query;
    this.navigator.go(ROUTES.maintenance.path, { replace: true });
  }

  private async expired(token: string | undefined): Promise<void> {
    // Only the first of many: afterwards this token is nobody's any more.
    if (token === undefined || token !== this.session.token) return;
    const { path, query } = this.navigator.place$.value;
    const owner = await this.session.owner();
    if (token !== this.session.token) return;
    this.session.remember(path + query, owner);
    // Away first: a guarded page whose login vanishes would be remembered anew, for anybody.
    this.navigator.go(`${ROUTES.authLogout.path}?referrer=api`, { replace: true });
    this.session.end('api');
  }
}
