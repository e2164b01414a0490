import { type EndedCall, Tracking, type TrackingEvent } from '../../domain/ports/tracking';

/** The events of one login. After its end none are sent: they would count as another user's. */
export class SessionTracking extends Tracking {
  constructor(
    private readonly tracking: Tracking,
    private readonly ended: AbortSignal,
  ) {
    super();
  }

  override track(event: TrackingEvent): void {
    if (!this.ended.aborted) this.tracking.track(event);
  }

  override called(call: EndedCall): void {
    if (!this.ended.aborted) this.tracking.called(call);
  }
}
