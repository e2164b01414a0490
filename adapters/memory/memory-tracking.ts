import { Tracking, type TrackingEvent } from '../../domain/ports/tracking';

/** Keeps the events instead of sending them. */
export class MemoryTracking extends Tracking {
  readonly events: TrackingEvent[] = [];

  override track(event: TrackingEvent): void {
    this.events.push(event);
  }
}
