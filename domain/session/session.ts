import { Subject, type Observable } from 'rxjs';
import type { Failure } from '../kernel/failure';
import { minute } from '../kernel/instant';
import { cell, derive, type Live } from '../kernel/live';
import type { Clock } from '../ports/clock';
import type { Credentials, DirectLogin } from '../ports/direct-login';
import type { Ids } from '../ports/ids';
import type { NativeBridge } from '../ports/native-bridge';
import type { Storage } from '../ports/storage';
import { rememberTarget, takeTarget } from './login-target';
import { ownerOf } from './owner';
import { storedRows, STORED } from './stored';

const attemptLifetime = 10 * minute;

/** How a login ended. `refused`: the callback is not the answer to a login begun in this tab. */
export type LoginEnd =
  | { readonly kind: 'in'; readonly to: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'cancelled' }
  /** The host cannot tell who it is; there is the login in the browser. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'failed'; readonly failure?: Failure };

/** Who is logged in, and the ways in and out (spec §2 "Route access", §6). */
export class Session {
  private readonly token$;
  private readonly endings = new Subject<void>();

  readonly loggedIn$: Live<boolean>;
  /** Fires when a person's values were wiped; whoever holds some in memory lets go of them. */
  readonly forgotten$: Observable<void> = this.endings;

  constructor(
    private readonly storage: Storage,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly bridge: NativeBridge,
    private readonly login: DirectLogin,
    private readonly options: { readonly keepRefreshToken: boolean },
  ) {
    this.token$ = cell(storage.read(STORED.authToken));
    this.loggedIn$ = derive(this.token$, (token) => token !== undefined);
    storage.elsewhere$.subscribe((key) => {
      if (key === STORED.authToken.key) this.follow();
    });
  }

  /** The bearer of every call. */
  get token(): string | undefined {
    return this.token$.value;
  }

  /** Whose the kept values are; empty when nobody is logged in. */
  async owner(): Promise<string> {
    const { token } = this;
    return token === undefined
      ? ''
      : ownerOf(token, this.storage.read(STORED.trackingId), this.ids);
  }

  /** Remembers where to go after the login. `owner` binds it to the person who was just logged out. */
  remember(to: string, owner?: string): void {
    rememberTarget(this.storage, to, this.clock.now(), owner);
  }

  /** The remembered target, once. */
  async target(): Promise<string> {
    return takeTarget(this.storage, this.clock.now(), await this.owner());
  }

  /** Begins a login in a browser; answers the address to leave for. */
  async begin(hint?: string): Promise<string> {
    const [state, verifier] = [this.ids.secret(24), this.ids.secret(48)];
    this.storage.write(STORED.loginAttempt, { state, verifier, at: this.clock.now() });
    const challenge = await this.ids.hash(verifier);
    return this.login.authorizeUrl({ state, challenge, ...(hint === undefined ? {} : { hint }) });
  }

  /** Ends a login begun in this tab; a callback with another state is refused. */
  async complete(code: string | undefined, state: string | undefined): Promise<LoginEnd> {
    const attempt = this.storage.read(STORED.loginAttempt);
    this.storage.erase(STORED.loginAttempt);
    const fresh = attempt && this.clock.now() - attempt.at < attemptLifetime;
    if (!fresh || !state || attempt.state !== state) return { kind: 'refused' };
    if (!code) return { kind: 'cancelled' };
    const answer = await this.login.exchange(code, attempt.verifier);
    if (!answer.ok) return { kind: 'failed', failure: answer.error };
    return this.accept(answer.value, 'direct');
  }

  /** Logs in with the host's token; `withScreen` lets the host ask the person. */
  async fromHost(withScreen = false, signal?: AbortSignal): Promise<LoginEnd> {
    const outcome = withScreen
      ? await this.bridge.loginWithAuth(signal)
      : await this.bridge.token();
    if (outcome.kind === 'ok') return this.accept({ token: outcome.value }, 'bridge');
    const { kind } = outcome;
    return { kind: kind === 'cancelled' || kind === 'unsupported' ? kind : 'failed' };
  }

  /** Wipes what is the person's. After a 401 the unsaved answers stay until the next login tells whose they are. */
  end(because: 'person' | 'api'): void {
    for (const row of storedRows)
      if (row.owner === 'user' && !(because === 'api' && row.survives401)) this.storage.erase(row);
    if (because === 'person') this.storage.erase(STORED.loginTarget);
    this.storage.erase(STORED.loginAttempt);
    this.token$.next(undefined);
    this.endings.next();
  }

  private async accept(given: Credentials, type: 'bridge' | 'direct'): Promise<LoginEnd> {
    this.end('api');
    const { storage } = this;
    storage.write(STORED.authToken, given.token);
    storage.write(STORED.timestamp, this.clock.now());
    storage.write(STORED.loginType, type);
    if (given.trackingId !== undefined) storage.write(STORED.trackingId, given.trackingId);
    if (given.refreshToken !== undefined && this.options.keepRefreshToken)
      storage.write(STORED.refreshToken, given.refreshToken);
    const owner = await ownerOf(given.token, given.trackingId, this.ids);
    const unsaved = storage.read(STORED.unsavedAnswers);
    if (unsaved && unsaved.owner !== owner) storage.erase(STORED.unsavedAnswers);
    const to = takeTarget(storage, this.clock.now(), owner);
    this.token$.next(given.token);
    return { kind: 'in', to };
  }

  /** Another tab logged in or out: nothing of the person before may stay here. */
  private follow(): void {
    const token = this.storage.read(STORED.authToken);
    if (token === this.token$.value) return;
    for (const row of storedRows)
      if (row.owner === 'user' && row.lifetime === 'session') this.storage.erase(row);
    this.token$.next(token);
    this.endings.next();
  }
}
