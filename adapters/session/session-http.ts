import { type Observable, takeUntil } from 'rxjs';
import { aborted } from '../../domain/async/aborted';
import type { AnswerOf, Call, InputOf } from '../../domain/wire/call';
import type { Failure } from '../../domain/kernel/failure';
import { err, type Result } from '../../domain/kernel/result';
import { Http } from '../../domain/ports/http';
import type { SessionScope } from '../../domain/session/session-scope';

const cancelled = err<Failure>({ kind: 'cancelled' });

/**
 * The calls of one login. After its end nothing is sent, and every caller gets `cancelled`, also for a call in flight.
 * A GET in flight is aborted; any other call runs to its end: it may be a change by the user.
 */
export class SessionHttp extends Http {
  override readonly outdated$: Observable<unknown>;

  constructor(
    private readonly http: Http,
    private readonly scope: Pick<SessionScope, 'ended' | 'succeed'>,
  ) {
    super();
    this.outdated$ = http.outdated$.pipe(takeUntil(aborted(scope.ended)));
  }

  override async call<C extends Call>(
    row: C,
    input: InputOf<C>,
    signal?: AbortSignal,
  ): Promise<Result<AnswerOf<C>, Failure>> {
    const { ended } = this.scope;
    if (ended.aborted) return cancelled;
    const [given, over] = [new AbortController(), new AbortController()];
    const abort = () => given.abort();
    const end = new Promise<typeof cancelled>((resolve) => {
      const stop = () => {
        if (row.method === 'GET') abort();
        resolve(cancelled);
      };
      ended.addEventListener('abort', stop);
      signal?.addEventListener('abort', abort);
      over.signal.addEventListener('abort', () => {
        ended.removeEventListener('abort', stop);
        signal?.removeEventListener('abort', abort);
      });
    });
    if (signal?.aborted) abort();
    const answer = await Promise.race([this.http.call(row, input, given.signal), end]);
    over.abort();
    if (answer.ok) this.scope.succeed();
    return ended.aborted ? cancelled : answer;
  }

  override lock(row: Call): Observable<boolean> {
    return this.http.lock(row);
  }
}
