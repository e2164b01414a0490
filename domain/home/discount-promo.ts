import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';
import { trackDiscountSheet } from './notice-calls';

/** Returns whether the notice of discounts was closed in this visit. */
export const isPromoDismissed = (storage: Storage): boolean =>
  storage.read(STORED.discountPromoDismissed) ?? false;

/** The notice of discounts, shown until it is closed, for this visit (spec §4, "Notices"): on home and where bills are split. */
export class DiscountPromo {
  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
  ) {}

  get isDismissed(): boolean {
    return isPromoDismissed(this.storage);
  }

  /** Reports that its sheet is shown, without waiting for the answer. */
  shown(): void {
    void this.http.call(trackDiscountSheet, {});
  }

  dismiss(): void {
    this.storage.write(STORED.discountPromoDismissed, true);
  }
}
