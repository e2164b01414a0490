import { type EndedCall, Tracking, type TrackingEvent } from '../../domain/ports/tracking';

/** Further events are only counted. */
export const mostWaiting = 50;

/** The loaded tracking. `lost` receives the number of events that did not fit into the queue. */
export interface Sender extends Tracking {
  lost(events: number): void;
}

/** Queues events until the code that sends them has loaded, when the browser is idle. */
export class LateTracking extends Tracking {
  private readonly waiting: ((sender: Sender) => void)[] = [];
  private sender: Sender | undefined;
  private lost = 0;

  constructor(load: () => Promise<Sender>, page: Window = window) {
    super();
    const begin = () =>
      void load().then(
        (sender) => this.useSender(sender),
        // When the code does not load, the events are dropped.
        () => undefined,
      );
    if ('requestIdleCallback' in page) page.requestIdleCallback(begin, { timeout: 4000 });
    else setTimeout(begin, 2000);
  }

  override track(event: TrackingEvent): void {
    this.forward((sender) => sender.track(event));
  }

  override called(call: EndedCall): void {
    this.forward((sender) => sender.called(call));
  }

  /** The events sent so far, when a test configuration asks to keep them. */
  get sent(): readonly unknown[] {
    const { sender } = this;
    return sender && 'sent' in sender ? (sender.sent as readonly unknown[]) : [];
  }

  private forward(action: (sender: Sender) => void): void {
    if (this.sender) action(this.sender);
    else if (this.waiting.length < mostWaiting) this.waiting.push(action);
    else this.lost += 1;
  }

  private useSender(sender: Sender): void {
    this.sender = sender;
    for (const action of this.waiting.splice(0)) action(sender);
    sender.lost(this.lost);
  }
}
