import { jakartaMonth } from '../kernel/instant';
import { cell, type Live } from '../kernel/live';
import type { Clock } from '../ports/clock';
import type { Http } from '../ports/http';
import type { Navigator } from '../ports/navigator';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';
import { DiscountPromo } from './discount-promo';
import type { HomeData } from './read-home';
import { notifyLimitChange } from './notice-calls';
import { type HomeNotice, noticeDue } from './notices';

/** The notices of home, one at a time. Shown notices are stored as spec §3 and §4 define. */
export class HomeNotices {
  private readonly showing = cell<HomeNotice | undefined>(undefined);
  private readonly promo: DiscountPromo;
  /** The notice on the screen. */
  readonly notice$: Live<HomeNotice | undefined> = this.showing;

  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
    private readonly clock: Clock,
    navigator: Navigator,
  ) {
    this.promo = new DiscountPromo(http, storage);
    // A notice that the user leaves for another page may appear again.
    navigator.place$.subscribe(() => this.showing.next(undefined));
  }

  /** Shows the notice that is due for this home, unless one is shown already. */
  offer(home: HomeData): void {
    if (this.showing.value) return;
    const due = noticeDue(home, this.storage, this.clock.now());
    if (!due) return;
    this.remember(due);
    this.showing.next(due);
  }

  /** Closes the notice. `forGood`: the user wants no other notice of this kind. */
  close(forGood = false): void {
    const kind = this.showing.value?.kind;
    if (kind === 'discount') this.promo.dismiss();
    if (kind === 'zero-percent' && forGood) this.storage.write(STORED.zeroPercentDismissed, true);
    this.showing.next(undefined);
  }

  /** Stores that a notice is shown, and reports it without waiting for the response. */
  private remember(notice: HomeNotice): void {
    const { storage, http, clock } = this;
    switch (notice.kind) {
      case 'limit-raised':
        storage.write(STORED.limitIncreaseSeen, true);
        void http.call(notifyLimitChange, { body: { limitTypes: [...notice.limitTypes] } });
        return;
      case 'zero-percent':
        storage.write(STORED.zeroPercentMonth, jakartaMonth(clock.now()));
        return;
      case 'discount':
        this.promo.shown();
        return;
      case 'coach-mark':
        storage.write(STORED.coachMarks, {
          ...storage.read(STORED.coachMarks),
          [notice.product]: true,
        });
    }
  }
}
