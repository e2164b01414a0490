import type { Failure } from '../kernel/failure';
import type { Result } from '../kernel/result';

/**
 * Something that happened, as the program names it (spec §7); made by `event`, which knows what may be said. What does
 * leave the browser is decided once more by the table (domain/tracking/events.ts).
 */
export interface TrackingEvent {
  readonly action: string;
  /** The id of the route it happened at. */
  readonly route: string;
  readonly properties: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** A call of spec §7 that ended. Few of them are events, and of those a few words leave (domain/actions.ts). */
export interface EndedCall {
  /** Method and path template. */
  readonly where: string;
  /** The id of the route it was made at. */
  readonly route: string;
  readonly input: unknown;
  readonly result: Result<unknown, Failure>;
  /** The error codes its row names: what is refused with one of them is no error. */
  readonly refusals: readonly string[];
  /** Milliseconds, with all its tries. */
  readonly took: number;
}

/** Sends events asynchronously; never blocks, never throws. */
export abstract class Tracking {
  abstract track(event: TrackingEvent): void;
  abstract called(call: EndedCall): void;
}
