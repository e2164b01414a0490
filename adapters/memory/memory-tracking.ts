import { type EndedCall, Tracking, type TrackingEvent } from '../../domain/ports/tracking';

/** Records the events. */
export class MemoryTracking extends Tracking {
  readonly events: TrackingEvent[] = [];
  readonly calls: EndedCall[] = [];

  override track(event: TrackingEvent): void {
    this.events.push(event);
  }

  override called(call: EndedCall): void {
    this.calls.push(call);
  }
}
