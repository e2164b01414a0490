import type { Failure } from '../kernel/failure';
import { minute } from '../kernel/instant';
import { singleFlight } from '../async/single-flight';
import type { Clock } from '../ports/clock';
import type { Credentials, DirectLogin } from '../ports/direct-login';
import type { NativeBridge } from '../ports/native-bridge';
import type { Storage } from '../ports/storage';
import type { Tracking } from '../ports/tracking';
import { event } from '../tracking/event';
import type { Session } from '../session/session';
import { STORED } from '../storage/stored';

const attemptLifetime = 10 * minute;

/** How a login ended. `refused`: the callback does not belong to a login that this tab began. */
export type LoginEnd =
  /** `instead`: it replaces an earlier login, so the document is loaded again. */
  | { readonly kind: 'in'; readonly to: string; readonly instead?: true }
  | { readonly kind: 'refused' }
  /** Another user is logged in and was not asked yet; `switchAccount` or `keepAccount` follows. */
  | { readonly kind: 'occupied' }
  | { readonly kind: 'cancelled' }
  /** The host cannot name its user; the user can still log in in the browser. */
  | { readonly kind: 'unsupported' }
  /** The host's app is too old to name its user. */
  | { readonly kind: 'upgrade' }
  | { readonly kind: 'failed'; readonly failure?: Failure };

/** Logs the user in: on the lender's page in a browser, or through the host (spec §6). */
export class Login {
  /** Shares one request, so that the host opens one screen however often the user presses. */
  private readonly askPerson = singleFlight(() => this.bridge.loginWithAuth());

  /** Shares one request between the start of the app and the login page. */
  private readonly askHost = singleFlight(async () =>
    this.tell('bridge', await this.requestToken(false)),
  );
  /** Credentials of another user, until the current user has decided whether to switch. */
  private waiting: Credentials | undefined;

  constructor(
    private readonly session: Session,
    private readonly storage: Storage,
    private readonly clock: Clock,
    private readonly bridge: NativeBridge,
    private readonly direct: DirectLogin,
    private readonly tracking: Tracking,
  ) {}

  /** Returns whether this address can log in at all. */
  isSecure(): boolean {
    return this.direct.isSecure();
  }

  /**
   * Begins a login in a browser, and returns the address to leave for. `agreed`: the current user agreed to leave their
   * account.
   */
  async begin(hint?: string, agreed = false): Promise<string> {
    const { url, secrets } = await this.direct.begin(hint);
    const instead = agreed ? { instead: await this.session.owner() } : {};
    this.storage.write(STORED.loginAttempt, { ...secrets, at: this.clock.now(), ...instead });
    return url;
  }

  /** Completes a login that this tab began; a callback with another state is refused. */
  async complete(code: string | undefined, state: string | undefined): Promise<LoginEnd> {
    return this.tell('direct', await this.exchange(code, state));
  }

  /**
   * Logs in with the host's token; `withScreen` lets the host ask the user. Without it, a token that the lender has
   * just refused is not accepted: a host that keeps giving it would cause a redirect loop.
   */
  async fromHost(withScreen = false): Promise<LoginEnd> {
    return withScreen ? this.tell('bridge', await this.requestToken(true)) : this.askHost();
  }

  /** Completes a login that ended `occupied`, in place of the current user. */
  async switchAccount(): Promise<LoginEnd> {
    const { waiting } = this;
    this.waiting = undefined;
    if (!waiting) return { kind: 'refused' };
    return this.tell('direct', await this.accept(waiting, 'direct'));
  }

  /** Discards a login that ended `occupied`. */
  keepAccount(): void {
    this.waiting = undefined;
  }

  private async accept(given: Credentials, way: 'direct' | 'bridge'): Promise<LoginEnd> {
    const instead = this.session.loggedIn$.value;
    const to = await this.session.accept(given, way);
    return { kind: 'in', to, ...(instead && { instead }) };
  }

  private tell(way: 'direct' | 'bridge', end: LoginEnd): LoginEnd {
    const route = way === 'direct' ? 'authCallback' : 'authLogin';
    this.tracking.track(event('login_ended', route, { way, outcome: end.kind }));
    return end;
  }

  private async exchange(code: string | undefined, state: string | undefined): Promise<LoginEnd> {
    const attempt = this.storage.read(STORED.loginAttempt);
    this.storage.erase(STORED.loginAttempt);
    const fresh = attempt && this.clock.now() - attempt.at < attemptLifetime;
    if (!fresh) return { kind: 'refused' };
    const answer = await this.direct.complete({ code, state }, attempt);
    if (answer.kind !== 'granted') return answer;
    const { credentials } = answer;
    const agreed =
      attempt.instead !== undefined && attempt.instead === (await this.session.owner());
    if (!agreed && (await this.session.isOther(credentials))) {
      this.waiting = credentials;
      return { kind: 'occupied' };
    }
    return this.accept(credentials, 'direct');
  }

  private async requestToken(withScreen: boolean): Promise<LoginEnd> {
    const { session } = this;
    const before = session.token;
    const outcome = withScreen ? await this.askPerson() : await this.bridge.token();
    // The login changed while the host was asked, so the answer is out of date.
    if (session.token !== before)
      return session.loggedIn$.value
        ? { kind: 'in', to: await session.target() }
        : { kind: 'cancelled' };
    if (outcome.kind !== 'ok') {
      const { kind } = outcome;
      const isTold = kind === 'cancelled' || kind === 'unsupported' || kind === 'upgrade';
      return { kind: isTold ? kind : 'failed' };
    }
    if (!withScreen && (await session.isRefused(outcome.value))) return { kind: 'failed' };
    if (session.isSameUser(outcome.value)) {
      session.goOn(outcome.value);
      return { kind: 'in', to: await session.target() };
    }
    return this.accept({ token: outcome.value }, 'bridge');
  }
}
