import type { Observable } from 'rxjs';
import type { Failure } from '../kernel/failure';
import { Reading } from '../kernel/reading';
import type { Result } from '../kernel/result';

/** The same question for each number of instalments, each with an answer of its own. */
export class ByTenor<T> {
  private readonly readings = new Map<number, Reading<T>>();

  constructor(
    private readonly ask: (tenor: number) => Promise<Result<T, Failure>>,
    /** Fires when the person's values are let go of. */
    private readonly forgotten$: Observable<void>,
  ) {}

  of(tenor: number): Reading<T> {
    const reading = this.readings.get(tenor) ?? new Reading(() => this.ask(tenor), this.forgotten$);
    this.readings.set(tenor, reading);
    return reading;
  }
}
