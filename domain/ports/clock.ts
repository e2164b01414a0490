import type { Instant } from '../kernel/instant';

export abstract class Clock {
  /** Returns the time, corrected by the server's responses (epoch ms). */
  abstract now(): Instant;
  /** Returns milliseconds of a clock that never jumps, for countdowns and deadlines. */
  abstract elapsed(): number;
  /** Resolves after `ms`, or as soon as `signal` aborts. Never rejects. */
  abstract sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Called by the HTTP adapter with the time of an uncached response. Corrects a skew above five minutes. */
  abstract heard(serverNow: Instant): void;
}
