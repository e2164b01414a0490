import type { Failure } from '../kernel/failure';
import type { Result } from '../kernel/result';

/**
 * An event of the program (spec §7), made by `event`, which types its properties. The table of events
 * (domain/tracking/events.ts) checks them again before they leave the browser.
 */
export interface TrackingEvent {
  readonly action: string;
  /** The id of the route where it happened. */
  readonly route: string;
  readonly properties: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** A finished call of spec §7. Few calls are events, and few of their values leave the browser (domain/actions.ts). */
export interface EndedCall {
  /** Method and path template. */
  readonly where: string;
  /** The id of the route where it was made. */
  readonly route: string;
  readonly input: unknown;
  readonly result: Result<unknown, Failure>;
  /** The error codes that its row names: a refusal with one of them is not an error. */
  readonly refusals: readonly string[];
  /** Milliseconds, including all its tries. */
  readonly took: number;
}

/** Sends events asynchronously; never blocks, never throws. */
export abstract class Tracking {
  abstract track(event: TrackingEvent): void;
  abstract called(call: EndedCall): void;
}
