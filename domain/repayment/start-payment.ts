import type { Failure } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import { ROUTES } from '../navigation/routes';
import type { Navigator } from '../ports/navigator';
import { chosenAccount } from './address';
import type { AwaitPayment } from './await-payment';
import type { HostPayment } from './host-payment';
import type { RepaymentStatus } from './repayment-status';

/** `first`: the host's own payment, if there is one, else the account. `account`: always the account. */
export type WayToStart = 'first' | 'account';

export type StartedPayment =
  | { readonly kind: 'idle' }
  | { readonly kind: 'starting' }
  /** The user cannot pay here now (spec §8, "Repayment not successful"). */
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly way: WayToStart };

const idle: StartedPayment = { kind: 'idle' };

/** Starts a payment: asks the server whether it can begin, then the host, and opens the next page (spec §8). */
export class StartPayment {
  private readonly states = cell<StartedPayment>(idle);

  readonly state$: Live<StartedPayment> = this.states;

  constructor(
    private readonly payment: AwaitPayment,
    private readonly hostPayment: HostPayment,
    private readonly navigator: Navigator,
  ) {}

  /** Starts, unless a start is in progress. A response after the end of the visit opens no page. */
  async start(visit: AbortSignal, way: WayToStart = 'first'): Promise<void> {
    const before = this.states.value;
    if (before.kind === 'starting') return;
    const start: StartedPayment = { kind: 'starting' };
    this.states.next(start);
    const end = await this.lead(visit, way);
    if (end && this.states.value === start) this.states.next(end);
  }

  /** Starts again in the way that failed. */
  retry(visit: AbortSignal): void {
    const { value } = this.states;
    if (value.kind === 'failed') void this.start(visit, value.way);
  }

  /** Clears the state when the user leaves the page. */
  reset(): void {
    this.states.next(idle);
  }

  /** Returns how the start ended; nothing if it opened a page, so that the button stays busy until its page is gone. */
  private async lead(visit: AbortSignal, way: WayToStart): Promise<StartedPayment | undefined> {
    const { payment, navigator } = this;
    const status = await payment.check();
    if (visit.aborted) return idle;
    if (!status.ok) return { kind: 'failed', failure: status.error, way };
    const { value } = status;
    if (value.kind === 'refused') return value;
    const asksHost = way === 'first' && value.kind !== 'inProgress';
    const host = asksHost ? await this.askHost(value) : 'unknown';
    // If the user closed the host's payment, the page shows both ways from now on.
    if (visit.aborted || host === 'offered') return idle;
    const waits = value.kind === 'inProgress' || host === 'opened';
    navigator.go(waits ? ROUTES.repaymentProcessing.path : chosenAccount);
    return undefined;
  }

  private askHost(status: RepaymentStatus) {
    this.payment.begin(status);
    return this.hostPayment.ask();
  }
}
