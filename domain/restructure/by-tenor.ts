import type { Observable } from 'rxjs';
import type { Failure } from '../kernel/failure';
import { Query } from '../kernel/query';
import type { Result } from '../kernel/result';

/** The same question for each number of instalments, each with an answer of its own. */
export class ByTenor<T> {
  private readonly queries = new Map<number, Query<T>>();

  constructor(
    private readonly ask: (tenor: number) => Promise<Result<T, Failure>>,
    /** Fires when the person's values are let go of. */
    private readonly forgotten$: Observable<void>,
  ) {}

  of(tenor: number): Query<T> {
    const query = this.queries.get(tenor) ?? new Query(() => this.ask(tenor), this.forgotten$);
    this.queries.set(tenor, query);
    return query;
  }
}
