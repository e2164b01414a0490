import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';
import { trackDiscountSheet } from './notice-calls';

/** Returns whether the notice of discounts was closed in this visit. */
export const isPromoDismissed = (storage: Storage): boolean =>
  storage.read(STORED.discountPromoDismissed) ?? false;

/** The discount notice on home and where bills are split, shown until closed in a visit (spec §4, "Notices"). */
export class DiscountPromo {
  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
  ) {}

  get isDismissed(): boolean {
    return isPromoDismissed(this.storage);
  }

  /** Reports that its sheet is shown, without waiting for the response. */
  shown(): void {
    void this.http.call(trackDiscountSheet, {});
  }

  dismiss(): void {
    this.storage.write(STORED.discountPromoDismissed, true);
  }
}
