import { MemoryIds } from '../../../adapters/memory/memory-ids';
import type { Instant } from '../../../domain/kernel/instant';
import { Clock } from '../../../domain/ports/clock';
import type { Dice } from './dice';

interface Sleeper {
  readonly due: number;
  readonly turn: number;
  wake: (() => void) | undefined;
}

const isBefore = (a: Sleeper, b: Sleeper): boolean =>
  a.due < b.due || (a.due === b.due && a.turn < b.turn);

/** Runs everything that does not wait for the clock. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** One virtual clock for thousands of clients. It jumps from one sleeper to the next, which a heap keeps in order. */
export class FleetClock extends Clock {
  private readonly heap: Sleeper[] = [];
  private passed = 0;
  private turns = 0;

  constructor(private readonly start: Instant = Date.UTC(2026, 0, 15, 12)) {
    super();
  }

  override now(): Instant {
    return this.start + this.passed;
  }

  override elapsed(): number {
    return this.passed;
  }

  /** The clients' clocks are right. */
  override heard(): void {}

  override sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const sleeper: Sleeper = {
        due: Math.round(this.passed + ms),
        turn: this.turns++,
        wake: () => wake(),
      };
      const wake = () => {
        sleeper.wake = undefined;
        signal?.removeEventListener('abort', wake);
        resolve();
      };
      signal?.addEventListener('abort', wake);
      this.push(sleeper);
    });
  }

  /** Lets the time pass until this moment, and everything happen that waits for it. */
  async runUntil(end: number): Promise<void> {
    await settled();
    for (let next = this.heap[0]; next && next.due <= end; next = this.heap[0]) {
      this.pop();
      if (!next.wake) continue;
      this.passed = Math.max(this.passed, next.due);
      next.wake();
      await settled();
    }
    this.passed = end;
  }

  private push(sleeper: Sleeper): void {
    const { heap } = this;
    let at = heap.push(sleeper) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above] as Sleeper;
      if (!isBefore(sleeper, parent)) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = sleeper;
  }

  private pop(): void {
    const { heap } = this;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const [one, other] = [heap[left], heap[left + 1]];
      if (!one) break;
      const [child, below] = other && isBefore(other, one) ? [other, left + 1] : [one, left];
      if (!isBefore(child, last)) break;
      heap[at] = child;
      at = below;
    }
    heap[at] = last;
  }
}

/** Ids with the randomness of the dice, on which the pauses of retries depend. */
export class FleetIds extends MemoryIds {
  constructor(private readonly dice: Dice) {
    super();
  }

  override uuid(): string {
    const part = () =>
      Math.floor(this.dice.next() * 2 ** 32)
        .toString(16)
        .padStart(8, '0');
    const [a, b, c, d] = [part(), part(), part(), part()];
    return `${a}-${b.slice(4)}-4${c.slice(5)}-8${c.slice(0, 3)}-${b.slice(0, 4)}${d}`;
  }
}
