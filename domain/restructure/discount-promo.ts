import { trackDiscountSheet } from '../home/notice-calls';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import { STORED } from '../session/stored';

/** The word on discounts, told until it is closed, for this visit (spec §4 "discount promo"); home tells the same one. */
export class DiscountPromo {
  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
  ) {}

  get isDismissed(): boolean {
    return this.storage.read(STORED.discountPromoDismissed) ?? false;
  }

  /** Its sheet is on the screen. Nobody waits for the server to hear of it. */
  shown(): void {
    void this.http.call(trackDiscountSheet, {});
  }

  dismiss(): void {
    this.storage.write(STORED.discountPromoDismissed, true);
  }
}
