import type { Observable } from 'rxjs';
import type { Failure } from '../kernel/failure';
import { Query } from './query';
import type { Result } from '../kernel/result';

/** The same question about many things, with a query for each of them; `keyOf` tells two of them apart. */
export class Queries<K, T> {
  private readonly queries = new Map<string, Query<T>>();

  constructor(
    private readonly ask: (of: K) => Promise<Result<T, Failure>>,
    private readonly keyOf: (of: K) => string = String,
    /** As for `Query`. */
    private readonly outdated$?: Observable<unknown>,
  ) {}

  of(one: K): Query<T> {
    const key = this.keyOf(one);
    const query = this.queries.get(key) ?? new Query(() => this.ask(one), this.outdated$);
    this.queries.set(key, query);
    return query;
  }
}
