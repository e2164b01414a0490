/**
 * One login, from its beginning to its end; the time while the user is logged out is a scope, too. Calls, stored values
 * and events of a user end with `ended`, so no use case has to handle a change of users.
 */
export class SessionScope {
  private readonly controller = new AbortController();

  /** Aborts when the login ends; ends calls and polls. */
  readonly ended: AbortSignal = this.controller.signal;

  constructor(
    /** Distinguishes the scopes of a document. */
    readonly id: number,
    private bearer: string | undefined,
    private isFresh = false,
  ) {}

  /** Whether this document obtained the token and no call with it has succeeded. */
  get isUntried(): boolean {
    return this.isFresh;
  }

  /** Called when a call succeeds. */
  succeed(): void {
    this.isFresh = false;
  }

  /** The token of its calls; absent when logged out. */
  get token(): string | undefined {
    return this.bearer;
  }

  /** Takes a newer token of the same user. */
  renew(token: string): void {
    this.bearer = token;
  }

  end(): void {
    this.controller.abort();
  }
}
