/**
 * One login, from its beginning to its end; before the first and between two of them nobody is logged in, and that is
 * a scope too. What knows a person lives in it: its calls, stored values and events go dead with `ended`, so that no
 * use case has to know that people change.
 */
export class SessionScope {
  private readonly controller = new AbortController();

  /** Aborts when the login ends; ends calls and polls. */
  readonly ended: AbortSignal = this.controller.signal;

  constructor(
    /** Tells the scopes of a document apart. */
    readonly id: number,
    private bearer: string | undefined,
  ) {}

  /** The bearer of its calls; absent where nobody is logged in. */
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
