import type { Observable } from 'rxjs';
import type { AnswerOf, Call, InputOf } from '../../domain/wire/call';
import type { Failure } from '../../domain/kernel/failure';
import type { Result } from '../../domain/kernel/result';
import type { Clock } from '../../domain/ports/clock';
import { Http } from '../../domain/ports/http';
import type { Tracking } from '../../domain/ports/tracking';

/** Reports the end of every call to tracking. The wrapped port makes the call. */
export class ObservedHttp extends Http {
  override readonly outdated$: Observable<unknown>;

  constructor(
    private readonly http: Http,
    private readonly clock: Clock,
    private readonly tracking: Tracking,
    private readonly route: () => string,
  ) {
    super();
    this.outdated$ = http.outdated$;
  }

  override async call<C extends Call>(
    row: C,
    input: InputOf<C>,
    signal?: AbortSignal,
  ): Promise<Result<AnswerOf<C>, Failure>> {
    const { http, clock, tracking } = this;
    // The route at the start, since the call may change it.
    const [route, began] = [this.route(), clock.elapsed()];
    const result = await http.call(row, input, signal);
    const where = `${row.method} ${row.path}`;
    const took = clock.elapsed() - began;
    try {
      tracking.called({ where, route, input, result, refusals: row.refusals, took });
    } catch {
      // A failing event must never break a call.
    }
    return result;
  }

  override lock(row: Call): Observable<boolean> {
    return this.http.lock(row);
  }
}
