import { type Applications } from '../application/applications';
import { eligibilityLabel } from '../application/status';
import { latestValue } from '../kernel/loadable';
import type { RouteGuard } from './route-guard';
import { type RouteId, routeAt } from '../navigation/routes';
import type { Clock } from '../ports/clock';
import type { Tracking } from '../ports/tracking';
import { event } from '../tracking/event';

/** A page that leads on by itself does so at once, or when what it asked for is here; in milliseconds. */
const settles = 500;

/**
 * Tracks every page that is really shown, once a visit to it (spec §2): one that stands with
 * its content, or that the person went on from by themselves. A page that led on by itself was only passed through.
 */
export class PageViews {
  /** The page that is here, while it may still lead on by itself. */
  private pending: { readonly route: RouteId } | undefined;

  constructor(
    private readonly guard: RouteGuard,
    private readonly applications: Pick<Applications, 'state$'>,
    private readonly tracking: Tracking,
    private readonly clock: Clock,
    /** Whether the page has its content, and no longer waits for it. */
    private readonly isFilled: () => boolean,
  ) {}

  start(): void {
    let last: { readonly key: string; readonly route: RouteId } | undefined;
    this.guard.state$.subscribe(({ place, decision }) => {
      const isNew = place.key !== last?.key;
      if (!isNew && decision.kind !== 'stay') return;
      const isRedirect = place.by === 'replace';
      const route = routeAt(place.path);
      // A page that tidies its own address is still the same page.
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
