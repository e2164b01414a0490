import { cell, type Live } from '../kernel/live';
import type { HostShell } from '../ports/host-shell';

/** State of the host's own payment. `unknown`: not asked, or not available. `opened`: the host took this one over. */
export type HostPaymentState = 'unknown' | 'offered' | 'opened';

/** The payment of the host app, which the user is offered before the account (decision 30). */
export class HostPayment {
  private readonly states = cell<HostPaymentState>('unknown');

  readonly state$: Live<HostPaymentState> = this.states;

  constructor(
    /** Returns the host around the page, if there is one. */
    private readonly host: () => Pick<HostShell, 'openPayment'> | undefined,
  ) {}

  /** Asks the host to take the payment over. `opened` does not mean that anything was paid: the app polls for that. */
  async ask(): Promise<HostPaymentState> {
    const outcome = await this.host()?.openPayment();
    const kind = outcome?.kind;
    const now = kind === 'ok' ? 'opened' : kind === 'cancelled' ? 'offered' : 'unknown';
    this.states.next(now);
    return now;
  }

  /** Ends the wait for the host, because the user chose the account. */
  leave(): void {
    if (this.states.value === 'opened') this.states.next('offered');
  }
}
