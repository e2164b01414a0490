import { type EndedCall, Tracking, type TrackingEvent } from '../../domain/ports/tracking';

/** Further ones are counted only. */
export const mostWaiting = 50;

/** What sends events; `lost` is told how many found no room before it was there. */
export interface Sender extends Tracking {
  lost(events: number): void;
}

/** Keeps events until the code that sends them is here; it comes when the browser has nothing better to do. */
export class LateTracking extends Tracking {
  private readonly waiting: ((sender: Sender) => void)[] = [];
  private sender: Sender | undefined;
  private lost = 0;

  constructor(load: () => Promise<Sender>, page: Window = window) {
    super();
    const begin = () =>
      void load().then(
        (sender) => this.useSender(sender),
        // Events are worth nothing to the person; without the code they are forgotten.
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

  /** Events sent so far, where a test configuration asks to keep them. */
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
