import type { Polling } from '../async/poll';
import type { Activation } from '../host/host-context';
import type { HostVersion } from '../host/host';
import { type Applications, guardStatus } from '../application/applications';
import { flowTypeOf } from '../application/products';
import { latestValue } from '../kernel/loadable';
import { combine, type Live } from '../kernel/live';
import type { Navigator, Place } from '../ports/navigator';
import type { Storage } from '../ports/storage';
import type { ClientConfig } from '../config/config';
import type { Session } from '../session/session';
import { STORED } from '../storage/stored';
import { isDown, watchDowntime } from '../navigation/downtime';
import { evaluate, type GuardDecision, type GuardInput } from './guard';
import {
  forgetInterrupted,
  interruptedPage,
  isInterruption,
  pageAskedFor,
  rememberInterrupted,
} from '../navigation/interrupted';
import { ROUTES, routeAt } from '../navigation/routes';

/** The guard's decision about the current place. */
export interface GuardState {
  readonly place: Place;
  readonly decision: GuardDecision;
}

/** Keeps the user on allowed pages: watches place, login and status, and carries out its decisions. */
export class RouteGuard {
  readonly state$: Live<GuardState>;
  private readonly down$: Live<boolean>;

  constructor(
    private readonly navigator: Navigator,
    private readonly session: Session,
    private readonly applications: Pick<Applications, 'state$' | 'load'>,
    private readonly storage: Storage,
    private readonly polling: Polling,
    private readonly activation$: Live<Activation>,
    private readonly at$: Live<HostVersion>,
    private readonly options: Pick<ClientConfig, 'gppMinimum' | 'maintenance' | 'handOffUrl'>,
    /** Leaves for the hand-off, which replaces the current page. */
    private readonly leave: (url: string) => void = (url) =>
      navigator.leave(url, { replace: true }),
  ) {
    this.down$ = watchDowntime(options.maintenance, polling);
    // While a user is logged in, `HostCover` waits for the host, not the guard.
    const confirmation$ = combine([session.loggedIn$, session.confirmation$], (isIn, now) =>
      isIn ? 'confirmed' : now,
    );
    this.state$ = combine(
      [
        navigator.place$,
        session.loggedIn$,
        applications.state$,
        activation$,
        at$,
        this.down$,
        confirmation$,
      ],
      (place) => {
        const query = this.queryOf(place);
        return { place, decision: evaluate({ path: place.path, query }, this.input()) };
      },
    );
  }

  /** Path and query of the page that was replaced by maintenance or by an unread status. */
  get interruptedPage(): string | undefined {
    return interruptedPage(this.storage);
  }

  /** Starts carrying out decisions. Called once, at startup. */
  start(): void {
    this.state$.subscribe(({ place, decision }) => {
      // An earlier decision may have moved the user already.
      if (place !== this.navigator.place$.value) return;
      if (decision.kind === 'stay' && !isInterruption(place.path)) forgetInterrupted(this.storage);
      if (decision.kind === 'go') {
        if (isInterruption(decision.to)) rememberInterrupted(this.storage, place);
        this.navigator.go(decision.to, { replace: true });
      }
      if (decision.kind === 'login') {
        this.session.remember(pageAskedFor(this.storage, place));
        this.navigator.go(ROUTES.authLogin.path, { replace: true });
      }
      const isUnread = this.applications.state$.value.phase === 'idle';
      if (decision.kind === 'wait' && decision.for === 'status' && isUnread)
        void this.applications.load();
      if (decision.kind === 'hand-off') this.handOff(this.queryOf(place));
    });
    this.down$.subscribe((down) => {
      if (!down) this.resume();
    });
    this.session.endedElsewhere$.subscribe(() => this.leaveEndedLogin());
  }

  /** Replaces the pages of a login, after another tab ended it, with the page that explains this. */
  private leaveEndedLogin(): void {
    const place = this.navigator.place$.value;
    const { access } = ROUTES[routeAt(place.path)];
    if (access === 'open') return;
    if (access !== 'front') this.session.remember(pageAskedFor(this.storage, place));
    this.navigator.go(`${ROUTES.authLogout.path}?referrer=tab`, { replace: true });
  }

  /** Returns from the maintenance page to the interrupted one when no downtime is active, also in a new document. */
  private resume(): void {
    const page = this.interruptedPage;
    const isHeld = this.navigator.place$.value.path === ROUTES.maintenance.path;
    if (isHeld && page !== undefined) this.navigator.go(page, { replace: true });
  }

  /** Returns the query to keep: the place's own, else the visit's first one, which a login removes from the address. */
  private queryOf({ query }: Place): string {
    if (query !== '') return query;
    const began = new URLSearchParams(this.storage.read(STORED.queryParams) ?? {}).toString();
    return began && `?${began}`;
  }

  private handOff(query: string): void {
    const { handOffUrl } = this.options;
    if (handOffUrl === undefined)
      return this.navigator.go(ROUTES.unsupported.path, { replace: true });
    // The flow continues outside. A user who returns without its parameter applies normally.
    this.storage.erase(STORED.plus);
    this.leave(handOffUrl.replace('{query}', () => query.slice(1)));
  }

  private input(): GuardInput {
    return {
      downtime: isDown(this.options.maintenance, this.polling.clock.now()),
      activation: this.activation$.value,
      loggedIn: this.session.loggedIn$.value,
      confirmation: this.session.confirmation$.value,
      applicant: this.applicant(),
    };
  }

  private applicant(): GuardInput['applicant'] {
    const state = this.applications.state$.value;
    const status = guardStatus(state);
    if (!status) return undefined;
    const plus = this.storage.read(STORED.plus) !== undefined;
    const application = latestValue(state);
    const flow =
      application && flowTypeOf(plus, application, this.at$.value, this.options.gppMinimum);
    const rekyc = this.storage.read(STORED.rekycFlow) ?? false;
    return { status, rekyc, ...(flow === undefined ? {} : { flow }) };
  }
}
