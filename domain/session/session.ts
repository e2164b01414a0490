import { minute } from '../kernel/instant';
import { cell, derive, type Live } from '../kernel/live';
import type { Clock } from '../ports/clock';
import type { Credentials } from '../ports/direct-login';
import type { Ids } from '../ports/ids';
import type { Storage } from '../ports/storage';
import { ownerOf } from './owner';
import { SessionScope } from './session-scope';
import { storedRows, STORED } from './stored';

const targetLifetime = 15 * minute;

export interface SessionOptions {
  readonly keepRefreshToken: boolean;
  /** Path and query of an address that a login may lead to; `undefined` for any other text. */
  readonly safePath: (text: unknown) => string | undefined;
}

/** Who is logged in, and the way out (spec §2, "Route access", §6). The ways in are `Login`'s. */
export class Session {
  private readonly scopes;
  private spent: string | undefined;

  /** The scope of the current login, or of the time in which nobody is logged in. */
  readonly scope$: Live<SessionScope>;
  readonly loggedIn$: Live<boolean>;

  constructor(
    private readonly storage: Storage,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly options: SessionOptions,
  ) {
    this.scopes = cell(new SessionScope(0, storage.read(STORED.authToken)));
    this.scope$ = this.scopes;
    this.loggedIn$ = derive(this.scope$, ({ token }) => token !== undefined);
    storage.elsewhere$.subscribe((key) => {
      if (key === STORED.authToken.key) this.follow();
    });
  }

  /** The bearer of every call. */
  get token(): string | undefined {
    return this.scopes.value.token;
  }

  /** The bearer that the lender refused last; a host may not have noticed, and give it again. */
  get refused(): string | undefined {
    return this.spent;
  }

  /** Whether the person logged in by the login page: a session that a host gave is not ours to end. */
  get isDirect(): boolean {
    return this.storage.read(STORED.loginType) === 'direct';
  }

  /** Whose the kept values are; empty when nobody is logged in. */
  async owner(): Promise<string> {
    const { storage, token } = this;
    if (token === undefined) return '';
    // An id that was learned after a host's login is not what the next such login comes with.
    return ownerOf(token, this.isDirect ? storage.read(STORED.trackingId) : undefined, this.ids);
  }

  /** Whether somebody else is logged in than whose credentials these are. */
  async isOther({ token, trackingId }: Credentials): Promise<boolean> {
    const owner = await this.owner();
    return owner !== '' && owner !== (await ownerOf(token, trackingId, this.ids));
  }

  /** Remembers where to go after the login: per tab, used once. `owner` binds it to the person who was just logged out. */
  remember(to: string, owner?: string): void {
    const safe = this.options.safePath(to);
    if (safe === undefined) return;
    const target = { to: safe, at: this.clock.now(), ...(owner !== undefined && { owner }) };
    this.storage.write(STORED.loginTarget, target);
  }

  /** The remembered target, once. */
  async target(): Promise<string> {
    return this.targetOf(await this.owner());
  }

  /** Wipes what is the person's. After a 401 the unsaved answers stay until the next login tells whose they are. */
  end(because: 'person' | 'api'): void {
    if (because === 'api') this.spent = this.token ?? this.spent;
    for (const row of storedRows)
      if (row.owner === 'user' && !(because === 'api' && row.survives401)) this.storage.erase(row);
    if (because === 'person') {
      this.storage.erase(STORED.loginTarget);
      this.storage.write(STORED.loggedOut, true);
    }
    this.storage.erase(STORED.loginAttempt);
    this.enter(undefined);
  }

  /** Takes over a person's credentials; answers where they wanted to go. Nothing of the person before is kept. */
  async accept(given: Credentials, type: 'bridge' | 'direct'): Promise<string> {
    this.end('api');
    this.spent = undefined;
    const { storage } = this;
    storage.erase(STORED.loggedOut);
    storage.write(STORED.authToken, given.token);
    storage.write(STORED.timestamp, this.clock.now());
    storage.write(STORED.loginType, type);
    if (given.trackingId !== undefined) storage.write(STORED.trackingId, given.trackingId);
    if (given.refreshToken !== undefined && this.options.keepRefreshToken)
      storage.write(STORED.refreshToken, given.refreshToken);
    const owner = await ownerOf(given.token, given.trackingId, this.ids);
    const unsaved = storage.read(STORED.unsavedAnswers);
    if (unsaved && unsaved.owner !== owner) storage.erase(STORED.unsavedAnswers);
    const to = this.targetOf(owner);
    this.enter(given.token);
    return to;
  }

  /** Takes the target out; `/` when there is none, it is too old, unsafe, or was another person's. */
  private targetOf(owner: string): string {
    const stored = this.storage.read(STORED.loginTarget);
    this.storage.erase(STORED.loginTarget);
    const age = this.clock.now() - (stored?.at ?? 0);
    if (!stored || age > targetLifetime || age < -minute) return '/';
    if (stored.owner !== undefined && stored.owner !== owner) return '/';
    return this.options.safePath(stored.to) ?? '/';
  }

  /** Another tab logged in or out: nothing of the person before may stay here. */
  private follow(): void {
    const token = this.storage.read(STORED.authToken);
    if (token === this.token) return;
    for (const row of storedRows)
      if (row.owner === 'user' && row.lifetime === 'session') this.storage.erase(row);
    this.enter(token);
  }

  /** Ends the scope and begins the next; without a login before and after it stays the same one. */
  private enter(token: string | undefined): void {
    const before = this.scopes.value;
    if (before.token === undefined && token === undefined) return;
    before.end();
    this.scopes.next(new SessionScope(before.id + 1, token));
  }
}
