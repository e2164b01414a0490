import { type Applications } from '../application/applications';
import { eligibilityLabel } from '../application/status';
import { known } from '../kernel/loadable';
import type { Gate } from '../navigation/gate';
import { routeAt } from '../navigation/routes';
import type { Storage } from '../ports/storage';
import type { Tracking } from '../ports/tracking';
import { STORED } from '../session/stored';
import { pageEvent } from './page-view';

/** Tracks every page that is really shown, once a visit to it (spec §2 "Page views are tracked"). */
export class PageViews {
  constructor(
    private readonly gate: Gate,
    private readonly applications: Applications,
    private readonly storage: Storage,
    private readonly tracking: Tracking,
  ) {}

  start(): void {
    let last = '';
    this.gate.standpoint$.subscribe(({ place, admission }) => {
      if (admission.kind !== 'stay' || place.key === last) return;
      last = place.key;
      const application = known(this.applications.application$.value);
      const label = application === undefined ? 'unknown' : eligibilityLabel(application);
      const userType = this.storage.read(STORED.userType);
      this.tracking.track(
        pageEvent('page_view', routeAt(place.path), { eligibility: label }, userType),
      );
    });
  }
}
