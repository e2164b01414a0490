import { type Instant, minute } from '../kernel/instant';
import { cell, type Live } from '../kernel/live';
import type { Clock } from '../ports/clock';
import type { ClientConfig } from '../session/config';

/** A planned downtime. The specification's own window starts and ends together and never triggers. */
type DowntimeWindow = NonNullable<ClientConfig['maintenance']>;

export const isDown = (window: DowntimeWindow | undefined, now: Instant): boolean =>
  window !== undefined && window.start <= now && now < window.end;

/** Whether the downtime is on, as time goes by. Looked at every minute as well, since the clock may be corrected. */
export const watchDowntime = (window: DowntimeWindow | undefined, clock: Clock): Live<boolean> => {
  const down$ = cell(isDown(window, clock.now()));
  const watch = async (end: Instant): Promise<void> => {
    for (let now = clock.now(); now < end; now = clock.now()) {
      const edge = window && now < window.start ? window.start : end;
      await clock.sleep(Math.min(edge - now, minute));
      const down = isDown(window, clock.now());
      if (down !== down$.value) down$.next(down);
    }
  };
  if (window) void watch(window.end);
  return down$;
};
