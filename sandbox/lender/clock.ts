import type { Instant } from '../../domain/kernel/instant';

/** A test clock: an offset from real time, or a fixed time. */
export interface ClockRecord {
  readonly offset: number;
  readonly stoppedAt?: Instant;
}
