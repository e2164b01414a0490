import { filter } from 'rxjs';
import type { Failure } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import { ROUTES } from '../navigation/routes';
import type { HostShell } from '../ports/host-shell';
import type { Navigator } from '../ports/navigator';
import type { AwaitPayment } from './await-payment';
import type { RepaymentStatus } from './repayment-status';
import type { TakeVirtualAccount } from './take-virtual-account';

/** Whether the host takes payments itself; unknown before it was asked. `opened`: it has taken this one over. */
export type HostPayment = 'unknown' | 'offered' | 'opened';

/** `first`: the host's own payment, where there is one, else the account; `account` leaves the host out. */
export type WayToStart = 'first' | 'account';

export type StartedPayment =
  | { readonly kind: 'idle' }
  | { readonly kind: 'starting' }
  /** This person cannot pay here now (spec §8, "Repayment not successful"). */
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly way: WayToStart };

const idle: StartedPayment = { kind: 'idle' };

/** Starts to pay: asks the server whether that can be, then the host, and leads to what comes next (spec §8). */
export class StartPayment {
  private readonly states = cell<StartedPayment>(idle);
  private readonly hostPayments = cell<HostPayment>('unknown');

  readonly state$: Live<StartedPayment> = this.states;
  readonly hostPayment$: Live<HostPayment> = this.hostPayments;

  constructor(
    private readonly payment: AwaitPayment,
    account: TakeVirtualAccount,
    private readonly navigator: Navigator,
    /** Returns the host around the page, if there is one. */
    private readonly host: () => Pick<HostShell, 'openPayment'> | undefined,
  ) {
    // Requesting an account is turning to another way to pay.
    account.request$.pipe(filter(({ kind }) => kind === 'requesting')).subscribe(() => {
      if (this.hostPayments.value === 'opened') this.hostPayments.next('offered');
    });
  }

  /** Starts, unless a start is under way. After the end of the visit an answer leads nowhere. */
  async start(visit: AbortSignal, way: WayToStart = 'first'): Promise<void> {
    const before = this.states.value;
    if (before.kind === 'starting') return;
    const start: StartedPayment = { kind: 'starting' };
    this.states.next(start);
    const end = await this.lead(visit, way);
    if (this.states.value === start) this.states.next(end);
  }

  /** Starts once more in the way that failed. */
  retry(visit: AbortSignal): void {
    const { value } = this.states;
    if (value.kind === 'failed') void this.start(visit, value.way);
  }

  /** The page was left: nothing that is under way is shown any more. */
  reset(): void {
    this.states.next(idle);
  }

  private async lead(visit: AbortSignal, way: WayToStart): Promise<StartedPayment> {
    const { payment, navigator } = this;
    const status = await payment.check();
    if (visit.aborted) return idle;
    if (!status.ok) return { kind: 'failed', failure: status.error, way };
    const { value } = status;
    if (value.kind === 'refused') return value;
    const asksHost = way === 'first' && value.kind !== 'inProgress';
    const host = asksHost ? await this.askHost(value) : 'unknown';
    // Where the person closed the host's payment again, both ways are shown from now on.
    if (visit.aborted || host === 'offered') return idle;
    const waits = value.kind === 'inProgress' || host === 'opened';
    navigator.go((waits ? ROUTES.repaymentProcessing : ROUTES.bcaVa).path);
    return idle;
  }

  /** Asks the host to take the payment over. `opened` says nothing of money: that is waited for. */
  private async askHost(status: RepaymentStatus): Promise<HostPayment> {
    this.payment.begin(status);
    const outcome = await this.host()?.openPayment();
    const kind = outcome?.kind;
    const now = kind === 'ok' ? 'opened' : kind === 'cancelled' ? 'offered' : 'unknown';
    this.hostPayments.next(now);
    return now;
  }
}
