import type { Clock } from '../ports/clock';
import type { Instant } from '../kernel/instant';

/** A future moment on two clocks: `elapsed` pauses while the device sleeps, and the user can change `at`. */
export interface Moment {
  readonly elapsed: number;
  readonly at: Instant;
}

export const momentIn = (clock: Clock, ms: number): Moment => ({
  elapsed: clock.elapsed() + ms,
  at: clock.now() + ms,
});

/** Returns the milliseconds until a moment; zero as soon as either clock has reached it. */
export const msUntil = (clock: Clock, { elapsed, at }: Moment): number =>
  Math.max(0, Math.min(elapsed - clock.elapsed(), at - clock.now()));
