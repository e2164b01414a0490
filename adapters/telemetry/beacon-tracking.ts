import { Tracking, type TrackingEvent } from '../../domain/ports/tracking';

export interface BeaconTrackingOptions {
  /** Absent: nothing is sent. */
  readonly url: string | undefined;
  /** What is said of the visit beside the events: words and numbers of the program. */
  readonly context: () => Readonly<Record<string, unknown>>;
  /** For test environments, which look at what was sent. */
  readonly keepSent: boolean;
  readonly page?: Window;
}

const mostWaiting = 50;

/** Events wait until the browser has nothing better to do, or the page goes; what cannot be sent is forgotten. */
export class BeaconTracking extends Tracking {
  private waiting: TrackingEvent[] = [];
  private scheduled = false;
  private readonly page: Window;
  private readonly kept: TrackingEvent[] = [];

  /** The events sent so far, where the options ask to keep them. */
  readonly sent: readonly TrackingEvent[] = this.kept;

  constructor(private readonly options: BeaconTrackingOptions) {
    super();
    this.page = options.page ?? window;
    this.page.addEventListener('pagehide', () => this.flush());
    // Some phones close a page in the background without saying so.
    this.page.document.addEventListener('visibilitychange', () => {
      if (this.page.document.visibilityState === 'hidden') this.flush();
    });
  }

  override track(event: TrackingEvent): void {
    if (this.options.url === undefined || this.waiting.length >= mostWaiting) return;
    this.waiting.push(event);
    if (!this.scheduled) this.schedule();
  }

  private schedule(): void {
    const { page } = this;
    this.scheduled = true;
    const work = () => {
      this.scheduled = false;
      this.flush();
    };
    if ('requestIdleCallback' in page) page.requestIdleCallback(work, { timeout: 2000 });
    else setTimeout(work, 500);
  }

  private flush(): void {
    const { url, context, keepSent } = this.options;
    const events = this.waiting;
    this.waiting = [];
    if (url === undefined || events.length === 0) return;
    try {
      this.send(url, JSON.stringify({ context: context(), events }));
      if (keepSent) this.kept.push(...events);
    } catch {
      // Nobody waits for an event, and no event is worth a page.
    }
  }

  /** As plain text, so that a server elsewhere need not be asked for permission first. */
  private send(url: string, body: string): void {
    const { navigator } = this.page;
    if ('sendBeacon' in navigator && navigator.sendBeacon(url, body)) return;
    const request = { method: 'POST', body, keepalive: true, credentials: 'omit' } as const;
    this.page.fetch(url, request).catch(() => {});
  }
}
