import { type Applications } from '../application/applications';
import { eligibilityLabel } from '../application/status';
import { latestValue } from '../kernel/loadable';
import type { RouteGuard } from './route-guard';
import { type RouteId, routeAt } from '../navigation/routes';
import type { Clock } from '../ports/clock';
import type { Tracking } from '../ports/tracking';
import { event } from '../tracking/event';

/** The time that a page has to redirect, at once or after its data has arrived; in milliseconds. */
const settles = 500;

/**
 * Tracks every page that is really shown, once for each visit to it (spec §2): a page that shows its content, or that
 * the user left. A page that redirected is not tracked.
 */
export class PageViews {
  /** The current page, while it may still redirect. */
  private pending: { readonly route: RouteId } | undefined;

  constructor(
    private readonly guard: RouteGuard,
    private readonly applications: Pick<Applications, 'state$'>,
    private readonly tracking: Tracking,
    private readonly clock: Clock,
    /** Returns whether the page shows its content and no longer waits for it. */
    private readonly isFilled: () => boolean,
  ) {}

  start(): void {
    let last: { readonly key: string; readonly route: RouteId } | undefined;
    this.guard.state$.subscribe(({ place, decision }) => {
      const isNew = place.key !== last?.key;
      if (!isNew && decision.kind !== 'stay') return;
      const isRedirect = place.by === 'replace';
      const route = routeAt(place.path);
      // A page that replaces its own address is still the same page.
      const isSame = isRedirect && route === last?.route;
      if (isNew && !isSame) this.end(!isRedirect);
      if (decision.kind !== 'stay' || !isNew) return;
      last = { key: place.key, route };
      if (!isSame) void this.begin(route);
    });
  }

  private async begin(route: RouteId): Promise<void> {
    const view = { route };
    this.pending = view;
    do await this.clock.sleep(settles);
    while (this.pending === view && !this.isFilled());
    if (this.pending === view) this.end(true);
  }

  private end(isSeen: boolean): void {
    const { pending } = this;
    this.pending = undefined;
    if (!pending || !isSeen) return;
    const application = latestValue(this.applications.state$.value);
    const label = application === undefined ? 'unknown' : eligibilityLabel(application);
    this.tracking.track(event('page_view', pending.route, { eligibility: label }));
  }
}
