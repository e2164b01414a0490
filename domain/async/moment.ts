import type { Clock } from '../ports/clock';
import type { Instant } from '../kernel/instant';

/** A moment to come on both clocks: one stands still while a device sleeps, the other can be set. */
export interface Moment {
  readonly elapsed: number;
  readonly at: Instant;
}

/** Returns the moment `ms` from now. */
export const momentIn = (clock: Clock, ms: number): Moment => ({
  elapsed: clock.elapsed() + ms,
  at: clock.now() + ms,
});

/** Returns the milliseconds until a moment, which has come as soon as either clock says so. */
export const msUntil = (clock: Clock, { elapsed, at }: Moment): number =>
  Math.max(0, Math.min(elapsed - clock.elapsed(), at - clock.now()));
