import type { Live } from '../../domain/kernel/live';
import { type EndedCall, Tracking, type TrackingEvent } from '../../domain/ports/tracking';
import { callEvents } from '../../domain/actions';
import { type WireEvent, wireEvent } from '../../domain/tracking/wire-event';
import { mostWaiting, type Sender } from './late-tracking';

export interface BeaconTrackingOptions {
  /** Absent: nothing is sent. */
  readonly url: string | undefined;
  /** Sent once per beacon: constants and numbers about the visit, nothing about the user. */
  readonly context: () => Readonly<Record<string, unknown>>;
  /** Part of every event (spec §7, kycDetail). */
  readonly userType: () => string | undefined;
  /** The user's consent. `undefined`: the user has not chosen yet, and events wait. */
  readonly allowed$: Live<boolean | undefined>;
  /** For test environments, which read the sent events. */
  readonly keepSent: boolean;
  readonly page?: Window;
}

/** Sends events when the browser is idle or the page is hidden. Events that cannot be sent are dropped. */
export class BeaconTracking extends Tracking implements Sender {
  private waiting: WireEvent[] = [];
  private dropped = 0;
  private scheduled = false;
  private readonly page: Window;
  private readonly eventsOf = callEvents();
  private readonly sentEvents: WireEvent[] = [];

  /** The events sent so far, when the options ask to keep them. */
  readonly sent: readonly WireEvent[] = this.sentEvents;

  constructor(private readonly options: BeaconTrackingOptions) {
    super();
    this.page = options.page ?? window;
    this.page.addEventListener('pagehide', () => this.flush());
    // Some phones close a background page without a `pagehide`.
    this.page.document.addEventListener('visibilitychange', () => {
      if (this.page.document.visibilityState === 'hidden') this.flush();
    });
    options.allowed$.subscribe((allowed) => {
      if (allowed === false) this.forget();
      else this.schedule();
    });
  }

  override track(event: TrackingEvent): void {
    const { url, userType, allowed$ } = this.options;
    if (url === undefined || allowed$.value === false) return;
    const encoded = wireEvent(event, userType());
    if (encoded === undefined || this.waiting.length >= mostWaiting) this.dropped += 1;
    else this.waiting.push(encoded);
    this.schedule();
  }

  override called(call: EndedCall): void {
    for (const event of this.eventsOf(call)) this.track(event);
  }

  lost(events: number): void {
    this.dropped += events;
  }

  private forget(): void {
    this.waiting = [];
    this.dropped = 0;
  }

  private schedule(): void {
    if (this.scheduled || this.waiting.length === 0) return;
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
    const { url, context, keepSent, allowed$ } = this.options;
    if (url === undefined || allowed$.value !== true || this.waiting.length === 0) return;
    const [events, dropped] = [this.waiting, this.dropped];
    this.forget();
    try {
      const lost = dropped > 0 ? { dropped } : {};
      this.send(url, JSON.stringify({ context: context(), events, ...lost }));
      if (keepSent) this.sentEvents.push(...events);
    } catch {
      // A lost event must never break a page.
    }
  }

  /** Sends plain text, so that a server of another origin needs no preflight. */
  private send(url: string, body: string): void {
    const { navigator } = this.page;
    if ('sendBeacon' in navigator && navigator.sendBeacon(url, body)) return;
    const request = { method: 'POST', body, keepalive: true, credentials: 'omit' } as const;
    this.page.fetch(url, request).catch(() => {});
  }
}
