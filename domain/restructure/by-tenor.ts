import type { Failure } from '../kernel/failure';
import { Query } from '../kernel/query';
import type { Result } from '../kernel/result';

/** The same query for each number of instalments. */
export class ByTenor<T> {
  private readonly queries = new Map<number, Query<T>>();

  constructor(private readonly ask: (tenor: number) => Promise<Result<T, Failure>>) {}

  of(tenor: number): Query<T> {
    const query = this.queries.get(tenor) ?? new Query(() => this.ask(tenor));
    this.queries.set(tenor, query);
    return query;
  }
}
