import type { Observable } from 'rxjs';
import type { Failure } from '../kernel/failure';
import { Query } from './query';
import type { Result } from '../kernel/result';

/** One query for many subjects: keeps a `Query` for each key that `keyOf` returns. */
export class Queries<K, T> {
  private readonly queries = new Map<string, Query<T>>();

  constructor(
    private readonly ask: (of: K) => Promise<Result<T, Failure>>,
    private readonly keyOf: (of: K) => string = String,
    /** See `Query`. */
    private readonly outdated$?: Observable<unknown>,
  ) {}

  of(one: K): Query<T> {
    const key = this.keyOf(one);
    const query = this.queries.get(key) ?? new Query(() => this.ask(one), this.outdated$);
    this.queries.set(key, query);
    return query;
  }
}
