import { type Instant, isInstant } from '../../domain/kernel/instant';
import { Clock } from '../../domain/ports/clock';
import type { Storage } from '../../domain/ports/storage';
import { STORED } from '../../domain/storage/stored';
import { skewOf } from './skew';

/** Browsers fire a longer timer at once. */
const longestTimer = 2 ** 31 - 1;

/** The device's clock, corrected by the server's when they differ much. */
export class BrowserClock extends Clock {
  private offset: number | undefined;

  /** `storage` is a function because the storage may itself need a clock. */
  constructor(private readonly storage: () => Storage) {
    super();
  }

  override now(): Instant {
    this.offset ??= this.stored();
    return Date.now() + this.offset;
  }

  override elapsed(): number {
    return performance.now();
  }

  override heard(serverNow: Instant): void {
    if (!isInstant(serverNow)) return;
    this.offset = skewOf(serverNow);
    void this.storage().write(STORED.clockOffset, this.offset);
  }

  /** Returns the stored offset, or 0 for a damaged one, which would give invalid dates and break every page. */
  private stored(): number {
    const offset = this.storage().read(STORED.clockOffset) ?? 0;
    return isInstant(Date.now() + offset) ? offset : 0;
  }

  override sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const wake = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, Math.min(ms, longestTimer));
      signal?.addEventListener('abort', wake);
    });
  }
}
