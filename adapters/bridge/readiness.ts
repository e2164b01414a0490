import { type Cell, cell, type Live } from '../../domain/kernel/live';
import type { Clock } from '../../domain/ports/clock';
import { longest, step } from './ready-times';

/** Polls for the host's object in the page (spec §9: every 300 ms, at most 3000 ms, before rendering). */
export class Readiness {
  private readonly found: Cell<boolean>;
  private waiting: Promise<boolean> | undefined;

  readonly ready$: Live<boolean>;

  /** `present` may throw; that counts as absent. */
  constructor(
    private readonly present: () => boolean,
    private readonly clock: Clock,
  ) {
    this.found = cell(false);
    this.ready$ = this.found;
  }

  /** Checks once, now. Every call begins with it, so that an object that appears late is used without a timer. */
  check(): boolean {
    if (!this.found.value && this.look()) this.found.next(true);
    return this.found.value;
  }

  /** Resolves with whether the object appeared in time. Concurrent callers share one wait. */
  wait(): Promise<boolean> {
    this.waiting ??= this.poll();
    return this.waiting;
  }

  private async poll(): Promise<boolean> {
    for (let waited = 0; !this.check() && waited < longest; waited += step)
      await this.clock.sleep(step);
    return this.found.value;
  }

  private look(): boolean {
    try {
      return this.present();
    } catch {
      return false;
    }
  }
}
