import { second } from '../kernel/instant';
import { withTimeout } from '../async/with-timeout';
import type { Clock } from '../ports/clock';
import type { BridgeOutcome, NativeBridge } from '../ports/native-bridge';
import type { Navigator } from '../ports/navigator';
import { ROUTES } from '../navigation/routes';
import type { Session } from '../session/session';

/** How long the user's pages wait for the host, in milliseconds (spec §9). */
const patience = 3 * second;

/** Asks the host for its user, at every start and whenever the app returns to the foreground (decision 19). */
export class HostUser {
  private asked = 0;

  constructor(
    private readonly session: Session,
    private readonly bridge: NativeBridge,
    private readonly clock: Clock,
    private readonly navigator: Navigator,
  ) {}

  /**
   * Holds the session until the host has named its user. Resolves after 3000 ms at the latest. A later answer still
   * counts, unless `hold` was called in between.
   */
  async confirm(): Promise<void> {
    this.hold();
    const turn = this.asked;
    const asking = this.bridge.token().then((outcome) => {
      return turn === this.asked ? this.act(outcome) : undefined;
    });
    const ended = await withTimeout(this.clock, { deadline: patience }, () => asking);
    if (ended.kind !== 'done' && turn === this.asked) this.session.giveUp();
  }

  /** Holds the session while the app is in the background. Answers to earlier questions no longer count. */
  hold(): void {
    this.asked += 1;
    this.session.hold();
  }

  private async act(outcome: BridgeOutcome<string>): Promise<void> {
    const { session } = this;
    // The user logged out while the host was asked.
    if (session.confirmation$.value === 'confirmed' && !session.loggedIn$.value) return;
    // This question opens no screen, so the host itself cancelled: it has no user for the app.
    if (outcome.kind === 'denied' || outcome.kind === 'cancelled')
      return session.isDirect ? session.goOn() : this.logOut();
    if (outcome.kind !== 'ok') return session.giveUp();
    const { value: token } = outcome;
    if (session.isSameUser(token)) return session.goOn(session.isDirect ? undefined : token);
    if (await session.isRefused(token)) return this.logOut();
    const instead = session.loggedIn$.value;
    this.leavePage(await session.accept({ token }, 'bridge'), instead);
  }

  private logOut(): void {
    this.leavePage(ROUTES.start.path);
    this.session.end('host');
  }

  /** Leaves a page that the previous user opened in the app. An address that opened the app stays. */
  private leavePage(to: string, document = false): void {
    if (this.navigator.place$.value.chosenBy === 'app')
      this.navigator.go(to, { replace: true, document });
  }
}
