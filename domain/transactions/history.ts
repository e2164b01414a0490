import {
  concat,
  concatMap,
  defer,
  EMPTY,
  finalize,
  type Observable,
  of,
  Subject,
  switchAll,
} from 'rxjs';
import type { Failure } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import { latestValue, type Loadable } from '../kernel/loadable';
import { Query } from '../kernel/query';
import { err, ok, type Result } from '../kernel/result';
import type { Clock } from '../ports/clock';
import type { Http } from '../ports/http';
import { transactionHistory } from './calls';
import {
  appended,
  type Cursors,
  firstCursors,
  type HistoryAnswer,
  isUnreadable,
  type Loaded,
  pagedTypes,
  pageSize,
  refreshed,
} from './paging';

/** How the next page is read. `paused`: several pages in a row had nothing to show, so the next waits for a press. */
export type More =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'paused' }
  | { readonly phase: 'failed'; readonly failure: Failure };

const unreadable: Failure = { kind: 'contract', path: 'transactions' };

const idle: More = { phase: 'idle' };

/** How many pages in a row are read without a press while they have nothing to show. */
const mostByItself = 3;

/** The person's transactions, page by page (spec §4 "Transaction history"). A failure keeps what was read. */
export class History {
  private readonly query = new Query(() => this.first());
  private readonly next = cell<More>(idle);
  private readonly pageQueries = new Subject<Observable<More>>();

  readonly history$: Live<Loadable<Loaded>> = this.query.state$;
  readonly more$: Live<More> = this.next;

  constructor(
    private readonly http: Http,
    private readonly clock: Clock,
  ) {
    this.pageQueries.pipe(switchAll()).subscribe(this.next);
  }

  /** Reads the newest page; pages below it stay, and one that is on its way is dropped. */
  load(): Promise<void> {
    const newest$ = defer(() => this.query.load()).pipe(
      concatMap((answer) =>
        answer.ok && answer.value.rows.length === 0 ? this.pages(mostByItself) : EMPTY,
      ),
    );
    return this.begin(concat(of(idle), newest$));
  }

  /** Reads the next page, unless one is on its way or there is none. */
  async more(): Promise<void> {
    const busy = this.history$.value.phase === 'loading' || this.next.value.phase === 'loading';
    if (!busy) await this.begin(this.pages(1 + mostByItself));
  }

  /** Drops what is being read. Resolves when this is read, or dropped by the next. */
  private begin(reading$: Observable<More>): Promise<void> {
    return new Promise((resolve) => this.pageQueries.next(reading$.pipe(finalize(resolve))));
  }

  /** Reads pages until one of them has something to show, at most `left`. */
  private pages(left: number): Observable<More> {
    const before = latestValue(this.history$.value);
    if (!before || before.ended) return of(idle);
    if (left === 0) return of({ phase: 'paused' });
    const page$ = defer(() => this.page(before.cursors, false)).pipe(
      concatMap((answer): Observable<More> => {
        if (!answer.ok) return of({ phase: 'failed', failure: answer.error });
        const after = appended(before, answer.value);
        if (isUnreadable(after)) return of({ phase: 'failed', failure: unreadable });
        this.query.setValue(after);
        const isShown = after.ended || after.rows.length > before.rows.length;
        return isShown ? of(idle) : this.pages(left - 1);
      }),
    );
    return concat(of<More>({ phase: 'loading' }), page$);
  }

  private async first(): Promise<Result<Loaded, Failure>> {
    const asked = firstCursors(this.clock.now());
    const answer = await this.page(asked, true);
    if (!answer.ok) return answer;
    const loaded = refreshed(
      latestValue(this.history$.value),
      answer.value,
      asked,
      this.clock.now(),
    );
    return isUnreadable(loaded) ? err(unreadable) : ok(loaded);
  }

  private page(cursors: Cursors, metadata: boolean): Promise<Result<HistoryAnswer, Failure>> {
    const transactions = pagedTypes.map((transactionType) => ({
      transactionType,
      limitTime: cursors[transactionType],
    }));
    return this.http.call(transactionHistory, {
      query: { metadata },
      body: { transactions, pageSize },
    });
  }
}
