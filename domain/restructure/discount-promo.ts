import { trackDiscountSheet } from '../home/notice-calls';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';

/** The notice of discounts, shown until it is closed, for this visit (spec §4, "Notices"). Home has the same one. */
export class DiscountPromo {
  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
  ) {}

  get isDismissed(): boolean {
    return this.storage.read(STORED.discountPromoDismissed) ?? false;
  }

  /** Reports that its sheet is shown, without waiting for the answer. */
  shown(): void {
    void this.http.call(trackDiscountSheet, {});
  }

  dismiss(): void {
    this.storage.write(STORED.discountPromoDismissed, true);
  }
}
