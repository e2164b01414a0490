import { Subject } from 'rxjs';
import { minute } from '../kernel/instant';
import { cell, derive, type Live } from '../kernel/live';
import type { Clock } from '../ports/clock';
import type { Credentials } from '../ports/direct-login';
import type { Ids } from '../ports/ids';
import type { Storage } from '../ports/storage';
import { isSameSubject, ownerOf } from './owner';
import { SessionScope } from './session-scope';
import { storedRows, STORED } from '../storage/stored';

const targetLifetime = 15 * minute;

export interface SessionOptions {
  readonly keepRefreshToken: boolean;
  /** Returns path and query of an address that a login may open; `undefined` for any other text. */
  readonly safePath: (text: unknown) => string | undefined;
}

/**
 * Whether the host has confirmed the user of the session. Until then a stored session from a host is a guess (decision
 * 19). `waiting`: the host is being asked. `unanswered`: it did not answer in time.
 */
export type Confirmation = 'confirmed' | 'waiting' | 'unanswered';

/** The session and the ways to end it (spec §2, "Route access", §6). `Login` has the ways to begin one. */
export class Session {
  private readonly scopes;
  private readonly confirmations;
  /** The stored token of a host's session, until the host confirms its user. */
  private unconfirmed: string | undefined;

  /** The scope of the current login, or of the time while the user is logged out. */
  readonly scope$: Live<SessionScope>;
  readonly loggedIn$: Live<boolean>;
  readonly confirmation$: Live<Confirmation>;
  /** Emits when the user wants the host to be asked again. */
  readonly retries$ = new Subject<void>();
  /** Emits when another tab has ended the login, before this tab ends it too. */
  readonly endedElsewhere$ = new Subject<void>();

  constructor(
    private readonly storage: Storage,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly options: SessionOptions,
  ) {
    const token = storage.read(STORED.authToken);
    const isGuess = token !== undefined && storage.read(STORED.loginType) === 'bridge';
    this.unconfirmed = isGuess ? token : undefined;
    this.scopes = cell(new SessionScope(0, isGuess ? undefined : token));
    this.confirmations = cell<Confirmation>(isGuess ? 'waiting' : 'confirmed');
    this.name(this.scopes.value.token);
    this.scope$ = this.scopes;
    this.confirmation$ = this.confirmations;
    this.loggedIn$ = derive(this.scope$, ({ token }) => token !== undefined);
    storage.elsewhere$.subscribe((key) => {
      if (key === STORED.authToken.key) this.follow();
    });
  }

  /** The token of every call. */
  get token(): string | undefined {
    return this.scopes.value.token;
  }

  /**
   * Stores the hash of a token that the lender rejected. The host may hand it out again, also to the next document of
   * this tab. `code`: why a token was rejected that was just obtained.
   */
  async refuse(token: string, code?: string): Promise<void> {
    this.storage.write(STORED.refusedToken, await this.ids.hash(token));
    if (code === undefined) this.storage.erase(STORED.refusedLogin);
    else this.storage.write(STORED.refusedLogin, code);
  }

  /** Returns the code with which the lender rejected the token of the last login before any call succeeded. */
  get refusedLogin(): string | undefined {
    return this.storage.read(STORED.refusedLogin);
  }

  /** Returns whether this is the token that the lender last rejected in this tab. */
  async isRefused(token: string): Promise<boolean> {
    const refused = this.storage.read(STORED.refusedToken);
    return refused !== undefined && refused === (await this.ids.hash(token));
  }

  /** Whether the user logged in on the login page. The app may not end a session that a host gave. */
  get isDirect(): boolean {
    return this.storage.read(STORED.loginType) === 'direct';
  }

  /** Returns the key of the user whose values are stored; empty when logged out. */
  async owner(): Promise<string> {
    const { storage, token } = this;
    if (token === undefined) return '';
    // A host's login comes without an id, so an id that was loaded later must not be part of the key.
    return ownerOf(token, this.isDirect ? storage.read(STORED.trackingId) : undefined, this.ids);
  }

  /** Returns whether the credentials belong to another user than the session. */
  async isOther({ token, trackingId }: Credentials): Promise<boolean> {
    const owner = await this.owner();
    return owner !== '' && owner !== (await ownerOf(token, trackingId, this.ids));
  }

  /** Returns whether a token belongs to the session's user: the same token, or one with the same subject. */
  isSameUser(token: string): boolean {
    const mine = this.token ?? this.unconfirmed;
    return mine !== undefined && (mine === token || isSameSubject(mine, token));
  }

  /** Suspends the session, if there is one, until the host confirms its user. */
  hold(): void {
    if (this.token !== undefined || this.unconfirmed !== undefined)
      this.confirmations.next('waiting');
  }

  /** Continues the session after the host has confirmed its user, with the newer token if the host gave one. */
  goOn(token = this.token ?? this.unconfirmed): void {
    const { storage, scopes } = this;
    const wasGuess = this.unconfirmed !== undefined;
    if (token !== undefined && token !== (this.token ?? this.unconfirmed)) {
      storage.write(STORED.authToken, token);
      storage.write(STORED.timestamp, this.clock.now());
      scopes.value.renew(token);
    }
    this.unconfirmed = undefined;
    if (wasGuess) this.enter(token);
    this.confirmations.next('confirmed');
  }

  /** Called when the host did not answer in time. A host's session stays closed, a direct login continues. */
  giveUp(): void {
    if (this.confirmations.value !== 'waiting') return;
    this.confirmations.next(this.isDirect ? 'confirmed' : 'unanswered');
  }

  /** Stores the target of the next login: per tab, used once. `owner` binds it to the user of the ended session. */
  remember(to: string, owner?: string): void {
    const safe = this.options.safePath(to);
    if (safe === undefined) return;
    const target = { to: safe, at: this.clock.now(), ...(owner !== undefined && { owner }) };
    this.storage.write(STORED.loginTarget, target);
  }

  /** Returns the stored target, and erases it. */
  async target(): Promise<string> {
    return this.targetOf(await this.owner());
  }

  /**
   * Ends the session and erases the user's values. After a 401 the unsaved answers stay until the next login shows
   * their owner. `host`: the host has no user, or another one; the next token that it gives is accepted.
   */
  end(because: 'person' | 'api' | 'host'): void {
    this.wipe(because === 'api');
    if (because !== 'api') this.storage.erase(STORED.loginTarget);
    if (because === 'person') this.storage.write(STORED.loggedOut, true);
    this.confirmations.next('confirmed');
    this.enter(undefined);
  }

  /** Starts a session with a user's credentials, and returns their target. Keeps nothing of another user. */
  async accept(given: Credentials, type: 'bridge' | 'direct'): Promise<string> {
    const { storage } = this;
    const owner = await ownerOf(given.token, given.trackingId, this.ids);
    this.wipe(true);
    storage.erase(STORED.refusedToken);
    storage.erase(STORED.refusedLogin);
    storage.erase(STORED.loggedOut);
    // Written before the token, so that a full storage never holds a token without its login type.
    storage.write(STORED.loginType, type);
    storage.write(STORED.authToken, given.token);
    storage.write(STORED.timestamp, this.clock.now());
    if (given.trackingId !== undefined) storage.write(STORED.trackingId, given.trackingId);
    if (given.refreshToken !== undefined && this.options.keepRefreshToken)
      storage.write(STORED.refreshToken, given.refreshToken);
    const unsaved = storage.read(STORED.unsavedAnswers);
    if (unsaved && unsaved.owner !== owner) storage.erase(STORED.unsavedAnswers);
    const to = this.targetOf(owner);
    this.confirmations.next('confirmed');
    this.enter(given.token, true);
    return to;
  }

  private wipe(keepsUnsaved: boolean): void {
    for (const row of storedRows)
      if (row.owner === 'user' && !(keepsUnsaved && row.survives401)) this.storage.erase(row);
    this.storage.erase(STORED.loginAttempt);
    this.unconfirmed = undefined;
  }

  /** Erases and returns the target; `/` if it is missing, too old, unsafe, or another user's. */
  private targetOf(owner: string): string {
    const stored = this.storage.read(STORED.loginTarget);
    this.storage.erase(STORED.loginTarget);
    const age = this.clock.now() - (stored?.at ?? 0);
    if (!stored || age > targetLifetime || age < -minute) return '/';
    if (stored.owner !== undefined && stored.owner !== owner) return '/';
    return this.options.safePath(stored.to) ?? '/';
  }

  /** Follows a login or logout in another tab, and keeps nothing of the previous user in this one. */
  private follow(): void {
    const token = this.storage.read(STORED.authToken);
    if (token === (this.token ?? this.unconfirmed)) return;
    if (token !== undefined && this.token !== undefined && this.isSameUser(token))
      return this.scopes.value.renew(token);
    if (token === undefined && this.token !== undefined) this.endedElsewhere$.next();
    for (const row of storedRows)
      if (row.owner === 'user' && row.lifetime === 'session') this.storage.erase(row);
    this.unconfirmed = undefined;
    this.confirmations.next('confirmed');
    this.enter(token);
  }

  /** Gives a login its session id in this tab, until it ends. */
  private name(token: string | undefined): void {
    const { storage, ids } = this;
    if (token !== undefined && storage.read(STORED.secondSessionId) === undefined)
      storage.write(STORED.secondSessionId, ids.uuid());
  }

  /** Ends the scope and begins the next. Keeps the scope if the user was and stays logged out. */
  private enter(token: string | undefined, isFresh = false): void {
    const before = this.scopes.value;
    if (before.token === undefined && token === undefined) return;
    before.end();
    this.name(token);
    this.scopes.next(new SessionScope(before.id + 1, token, isFresh));
  }
}
