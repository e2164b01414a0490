import type { Instant } from '../kernel/instant';
import type { Clock } from '../ports/clock';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';

/** What this tab saw of the payment that began last. Stores times, never a number or an amount (decision 23). */
export class PaymentMarks {
  constructor(
    private readonly storage: Storage,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  get seen() {
    return this.storage.read(STORED.paymentTrail);
  }

  /** When the user said that the money is sent, until the app sees that it arrived. */
  get awaitedSince(): Instant | undefined {
    const { sent, isReceived } = this.seen ?? {};
    return isReceived ? undefined : sent;
  }

  /** Stores when the number was first taken after the newest payment. */
  take(after: Instant): void {
    const { seen } = this;
    if (seen?.after !== after || seen.isReceived)
      this.storage.write(STORED.paymentTrail, { after, taken: this.clock.now() });
  }

  /** Stores when the user first said that the money is sent. */
  send(): void {
    const { seen } = this;
    if (seen && seen.sent === undefined)
      this.storage.write(STORED.paymentTrail, { ...seen, sent: this.clock.now() });
  }

  /** Stores that money arrived. */
  receive(): void {
    const { seen } = this;
    if (seen) this.storage.write(STORED.paymentTrail, { ...seen, isReceived: true });
  }
}
