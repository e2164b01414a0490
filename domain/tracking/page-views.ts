import { type Applications } from '../application/applications';
import { eligibilityLabel } from '../application/status';
import { known } from '../kernel/loadable';
import type { Gate } from '../navigation/gate';
import { type RouteId, routeAt } from '../navigation/routes';
import type { Tracking } from '../ports/tracking';
import { event } from './event';

/** Tracks every page that is really shown, once a visit to it (spec §2 "Page views are tracked"). */
export class PageViews {
  constructor(
    private readonly gate: Gate,
    private readonly applications: Applications,
    private readonly tracking: Tracking,
  ) {}

  start(): void {
    let last: { readonly key: string; readonly route: RouteId } | undefined;
    this.gate.standpoint$.subscribe(({ place, admission }) => {
      if (admission.kind !== 'stay' || place.key === last?.key) return;
      const route = routeAt(place.path);
      // A page that tidies its own address is still the same page.
      const isNew = place.by !== 'replace' || route !== last?.route;
      last = { key: place.key, route };
      if (!isNew) return;
      const application = known(this.applications.application$.value);
      const label = application === undefined ? 'unknown' : eligibilityLabel(application);
      this.tracking.track(event('page_view', route, { eligibility: label }));
    });
  }
}
