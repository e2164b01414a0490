import type { Failure } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import { latestValue, type Loadable } from '../kernel/loadable';
import { Query } from '../kernel/query';
import { err, ok, type Result } from '../kernel/result';
import type { Clock } from '../ports/clock';
import type { Http } from '../ports/http';
import type { Session } from '../session/session';
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

/** What becomes of the next page. `paused`: so many pages had nothing to show that the next one waits to be asked for. */
export type More =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'paused' }
  | { readonly phase: 'failed'; readonly failure: Failure };

const unreadable: Failure = { kind: 'contract', path: 'transactions' };

const idle: More = { phase: 'idle' };

/** How many pages are read on by themselves when there was nothing to show. */
const mostByItself = 3;

/** The person's transactions, page by page (spec §4 "Transaction history"). A failure keeps what was read. */
export class History {
  private readonly query: Query<Loaded>;
  private readonly next = cell<More>(idle);
  private turn = 0;

  readonly history$: Live<Loadable<Loaded>>;
  readonly more$: Live<More> = this.next;

  constructor(
    private readonly http: Http,
    private readonly clock: Clock,
    session: Session,
  ) {
    this.query = new Query(() => this.first(), session.forgotten$);
    this.history$ = this.query.state$;
    session.forgotten$.subscribe(() => this.begin());
  }

  /** Reads the newest page; what was read below it stays. */
  async load(): Promise<void> {
    const turn = this.begin();
    const answer = await this.query.load();
    if (answer.ok && turn === this.turn && answer.value.rows.length === 0)
      await this.readOn(turn, mostByItself);
  }

  /** Reads the next page, unless one is on its way or there is none. */
  async more(): Promise<void> {
    const busy = this.history$.value.phase === 'loading' || this.next.value.phase === 'loading';
    if (!busy) await this.readOn(this.begin(), 1 + mostByItself);
  }

  /** Whatever is on its way comes too late from now on. */
  private begin(): number {
    this.next.next(idle);
    return ++this.turn;
  }

  /** Reads pages until one of them has something to show. */
  private async readOn(turn: number, pages: number): Promise<void> {
    for (let read = 0; read < pages; read += 1) {
      const before = latestValue(this.history$.value);
      if (!before || before.ended) return this.next.next(idle);
      this.next.next({ phase: 'loading' });
      const answer = await this.page(before.cursors, false);
      if (turn !== this.turn) return;
      if (!answer.ok) return this.next.next({ phase: 'failed', failure: answer.error });
      const after = appended(before, answer.value);
      if (isUnreadable(after)) return this.next.next({ phase: 'failed', failure: unreadable });
      this.query.setValue(after);
      if (after.ended || after.rows.length > before.rows.length) return this.next.next(idle);
    }
    this.next.next({ phase: 'paused' });
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
