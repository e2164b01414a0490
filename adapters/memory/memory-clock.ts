import type { Instant } from '../../domain/kernel/instant';
import { minute } from '../../domain/kernel/instant';
import { Clock } from '../../domain/ports/clock';

interface Sleeper {
  readonly due: number;
  readonly wake: () => void;
}

/** Runs everything that does not wait for the clock. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Virtual time, which only `advance` moves. Sleepers wake in the order of their times. */
export class MemoryClock extends Clock {
  private sleepers: readonly Sleeper[] = [];
  private passed = 0;
  private offset = 0;

  constructor(private readonly start: Instant = Date.UTC(2026, 0, 15, 3)) {
    super();
  }

  override now(): Instant {
    return this.start + this.passed + this.offset;
  }

  override elapsed(): number {
    return this.passed;
  }

  override sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const sleeper = { due: this.passed + ms, wake: () => end() };
      const end = () => {
        this.sleepers = this.sleepers.filter((other) => other !== sleeper);
        signal?.removeEventListener('abort', end);
        resolve();
      };
      this.sleepers = [...this.sleepers, sleeper];
      signal?.addEventListener('abort', end, { once: true });
    });
  }

  override heard(serverNow: Instant): void {
    const skew = serverNow - (this.start + this.passed);
    this.offset = Math.abs(skew) > 5 * minute ? skew : 0;
  }

  /** Advances the time by `ms`, and runs everything that waited for it. */
  async advance(ms: number): Promise<void> {
    const until = this.passed + ms;
    await settled();
    for (;;) {
      const next = this.sleepers.reduce<Sleeper | undefined>(
        (first, one) => (one.due <= until && (!first || one.due < first.due) ? one : first),
        undefined,
      );
      if (!next) break;
      this.passed = Math.max(this.passed, next.due);
      next.wake();
      await settled();
    }
    this.passed = until;
  }

  /** The number of current sleepers. */
  get waiting(): number {
    return this.sleepers.length;
  }
}
