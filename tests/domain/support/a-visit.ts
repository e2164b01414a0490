import { createLogin } from '../../../sandbox/lender/personas/control';
import { userById, userContextOf } from '../../../sandbox/lender/people';
import { MemoryBridge } from '../../../adapters/memory/memory-bridge';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import type { MemoryHttp } from '../../../adapters/memory/memory-http';
import { MemoryIds } from '../../../adapters/memory/memory-ids';
import { MemoryNavigator } from '../../../adapters/memory/memory-navigator';
import { MemoryReporter } from '../../../adapters/memory/memory-reporter';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import { MemoryTracking } from '../../../adapters/memory/memory-tracking';
import { lenderHttp, memoryWorld } from '../../support/lender';
import { SessionHttp } from '../../../adapters/session/session-http';
import { SessionStorage } from '../../../adapters/session/session-storage';
import { SessionTracking } from '../../../adapters/session/session-tracking';
import { Applications } from '../../../domain/application/applications';
import { derive, flatten } from '../../../domain/kernel/live';
import { safeInternalPath } from '../../../domain/navigation/safe-url';
import { GlobalErrorHandler } from '../../../domain/navigation/global-error-handler';
import type { Credentials } from '../../../domain/ports/direct-login';
import { Login, type LoginEnd } from '../../../domain/auth/login';
import { Session, type SessionOptions } from '../../../domain/session/session';
import { MemoryLogin } from './memory-login';

/** A user of the simulated lender. */
export interface Person extends Credentials {
  readonly userId: string;
}

/** One browser tab over an in-memory lender: real services, no network, and a clock that the test advances. */
export class Visit {
  readonly clock = new MemoryClock();
  readonly world = memoryWorld(this.clock);
  readonly storage = new MemoryStorage();
  readonly ids = new MemoryIds();
  readonly bridge = new MemoryBridge();
  readonly reporter = new MemoryReporter();
  readonly page = new MemoryLogin(this.ids);
  readonly tracking = new MemoryTracking();
  readonly navigator: MemoryNavigator;
  readonly session: Session;
  readonly login: Login;
  readonly http: MemoryHttp;
  /** The ports of the current login, as the app gives them to its services. */
  readonly ports$;
  private readonly applications$;
  /** The application of the current user, for services that outlive a login. */
  readonly currentApplication;
  readonly errorHandler: GlobalErrorHandler;

  constructor(start = '/', options: Partial<SessionOptions> = {}) {
    const { storage, clock, ids, bridge, page, tracking } = this;
    this.navigator = new MemoryNavigator(start);
    this.session = new Session(storage, clock, ids, {
      keepRefreshToken: false,
      safePath: safeInternalPath,
      ...options,
    });
    this.login = new Login(this.session, storage, clock, bridge, page, tracking);
    this.http = lenderHttp(this.world, clock, () => this.session.token);
    const { http } = this;
    this.ports$ = derive(this.session.scope$, (scope) => ({
      scope,
      http: new SessionHttp(http, scope),
      storage: new SessionStorage(storage, scope.ended),
      tracking: new SessionTracking(tracking, scope.ended),
    }));
    this.applications$ = derive(
      this.ports$,
      (ports) => new Applications(ports.http, ports.storage, clock, this.session),
    );
    this.currentApplication = {
      state$: flatten(derive(this.applications$, (it) => it.state$)),
      load: () => this.applications.load(),
    };
    this.errorHandler = new GlobalErrorHandler(
      this.session,
      this.navigator,
      this.reporter,
      storage,
      clock,
    );
  }

  get ports() {
    return this.ports$.value;
  }

  /** The services of the current login. */
  get applications(): Applications {
    return this.applications$.value;
  }

  /** Creates a user in the state of a persona. */
  person(persona = 'new'): Person {
    const made = createLogin(this.world, persona);
    const trackingId = made && userById(this.world, made.userId)?.trackingId;
    if (!made || trackingId === undefined) throw new Error(`no persona ${persona}`);
    return { userId: made.userId, token: made.token, trackingId };
  }

  /** Logs a user in through the login page, in place of the current one. */
  async logIn(who: Credentials): Promise<LoginEnd> {
    await this.login.begin(undefined, true);
    const state = this.page.asks.slice(-1)[0]?.state;
    return this.login.complete(this.page.grant(who), state);
  }

  /** Returns how often a call was made. */
  count(name: string): number {
    return this.http.calls.filter((call) => call.name === name).length;
  }
}

/** Creates a visit of a logged-in user; `user` and `lender` are the lender's side of that user. */
export const aVisitOf = async (persona: string, start = '/') => {
  const visit = new Visit(start);
  const { world } = visit;
  const me = visit.person(persona);
  await visit.logIn(me);
  const user = () => userById(world, me.userId)!;
  return Object.assign(visit, { me, user, lender: () => userContextOf(world, user()) });
};

/** A visit of a logged-in user. */
export type Mine = Awaited<ReturnType<typeof aVisitOf>>;
