import type { Instant } from '../kernel/instant';

export abstract class Clock {
  /** The time, corrected by what the server's answers say (epoch ms). */
  abstract now(): Instant;
  /** Milliseconds on a clock that never jumps: for countdowns and deadlines. */
  abstract elapsed(): number;
  /** Resolves after `ms`, or as soon as `signal` aborts. Never rejects. */
  abstract sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Told by the HTTP adapter what time an uncached answer carried; a skew above five minutes is corrected. */
  abstract heard(serverNow: Instant): void;
}
