import type { Instant } from '../../domain/kernel/instant';

/** A test clock: an offset from real time, or a fixed time. */
export interface Clock {
  readonly offset: number;
  readonly stoppedAt?: Instant;
}
