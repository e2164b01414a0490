import { Tracking, type TrackingEvent } from '../../domain/ports/tracking';

const mostWaiting = 50;

/** Keeps events until the code that sends them is here; it comes when the browser has nothing better to do. */
export class LateTracking extends Tracking {
  private waiting: TrackingEvent[] = [];
  private sender: Tracking | undefined;

  constructor(load: () => Promise<Tracking>, page: Window = window) {
    super();
    const begin = () =>
      void load().then(
        (sender) => this.hand(sender),
        // Events are worth nothing to the person; without the code they are forgotten.
        () => undefined,
      );
    if ('requestIdleCallback' in page) page.requestIdleCallback(begin, { timeout: 4000 });
    else setTimeout(begin, 2000);
  }

  override track(event: TrackingEvent): void {
    if (this.sender) this.sender.track(event);
    else if (this.waiting.length < mostWaiting) this.waiting.push(event);
  }

  /** Events sent so far, where a test configuration asks to keep them. */
  get sent(): readonly TrackingEvent[] {
    const { sender } = this;
    return sender && 'sent' in sender ? (sender.sent as readonly TrackingEvent[]) : [];
  }

  private hand(sender: Tracking): void {
    this.sender = sender;
    for (const event of this.waiting.splice(0)) sender.track(event);
  }
}
