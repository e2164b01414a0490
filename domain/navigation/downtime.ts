import { filter, firstValueFrom } from 'rxjs';
import type { Polling } from '../async/poll';
import { type Instant, minute } from '../kernel/instant';
import { cell, type Live } from '../kernel/live';
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

/** The longest time by which a client returns later than the downtime ends, in milliseconds. */
const longestSpread = 3 * minute;

/**
 * Emits whether the downtime is on. Checks at least every minute, because the clock may be corrected, and once even
 * if the window seems to be over, for a device whose clock is ahead. Emits its end at a random time within three minutes,
 * and only to a visible page: all clients at once would stop the server again.
 */
export const watchDowntime = (
  window: DowntimeWindow | undefined,
  { clock, visible$, random }: Polling,
): Live<boolean> => {
  const down$ = cell(isDown(window, clock.now()));
  const watch = async ({ start, end }: DowntimeWindow): Promise<void> => {
    let now = clock.now();
    do {
      const edge = [start, end].find((it) => now < it) ?? now + minute;
      await clock.sleep(Math.min(edge - now, minute));
      now = clock.now();
      const down = isDown(window, now);
      if (down === down$.value) continue;
      if (!down) {
        await clock.sleep(random() * longestSpread);
        await firstValueFrom(visible$.pipe(filter(Boolean)));
      }
      down$.next(down);
    } while (now < end);
  };
  if (window) void watch(window);
  return down$;
};
