import { type Instant, minute } from '../kernel/instant';
import { cell, type Live } from '../kernel/live';
import type { Clock } from '../ports/clock';
import type { ClientConfig } from '../config/config';

/** A planned downtime. */
type DowntimeWindow = NonNullable<ClientConfig['maintenance']>;

const april18 = Date.parse('2025-04-18T01:00:00+07:00');

/**
 * The window of the specification (§8, §9): it ends when it starts, so it never triggers. Configuration sets others.
 */
export const specifiedWindow: DowntimeWindow = { start: april18, end: april18 };

export const isDown = (window: DowntimeWindow | undefined, now: Instant): boolean => {
  const { start, end } = window ?? specifiedWindow;
  return start <= now && now < end;
};

/**
 * Emits whether the downtime is on. Checks at least every minute, because the clock may be corrected, and once even
 * if the window seems to be over, for a device whose clock is ahead.
 */
export const watchDowntime = (window: DowntimeWindow | undefined, clock: Clock): Live<boolean> => {
  const down$ = cell(isDown(window, clock.now()));
  const watch = async ({ start, end }: DowntimeWindow): Promise<void> => {
    let now = clock.now();
    do {
      const edge = [start, end].find((it) => now < it) ?? now + minute;
      await clock.sleep(Math.min(edge - now, minute));
      now = clock.now();
      const down = isDown(window, now);
      if (down !== down$.value) down$.next(down);
    } while (now < end);
  };
  if (window) void watch(window);
  return down$;
};
