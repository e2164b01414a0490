import type { Failure } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import { latestValue, type Loadable } from '../kernel/loadable';
import { Query } from '../async/query';
import { err, ok, type Result } from '../kernel/result';
import type { Clock } from '../ports/clock';
import type { Http } from '../ports/http';
import { transactionHistory } from './calls';
import { type Cursors, firstCursors, pageBody, pageSize } from './first-page';
import { appended, type HistoryAnswer, isUnreadable, type Loaded, refreshed } from './paging';

/** State of the next page. `paused`: several pages in a row had nothing to show, so the next waits for a press. */
export type More =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'paused' }
  | { readonly phase: 'failed'; readonly failure: Failure };

const unreadable: Failure = { kind: 'contract', path: 'transactions' };

const idle: More = { phase: 'idle' };

/** How many pages in a row are loaded without a press while they have nothing to show. */
const mostByItself = 3;

/** How many pages are loaded at most for one jump to a month. */
const mostToMonth = 50;

type Enough = (before: Loaded, after: Loaded) => boolean;

/** Returns whether at least `count` rows are of a month or older, or everything is loaded. */
const reaches = ({ rows, ended }: Loaded, month: string, count: number): boolean =>
  ended || (rows[rows.length - count]?.month ?? '9999') <= month;

const hasMore: Enough = (before, after) => after.rows.length > before.rows.length;

/** The user's transactions, page by page (spec §4, "Transaction history"). A failure keeps the loaded rows. */
export class History {
  private readonly query = new Query(() => this.first());
  private readonly next = cell<More>(idle);
  private reading = new AbortController();

  readonly state$: Live<Loadable<Loaded>> = this.query.state$;
  readonly more$: Live<More> = this.next;

  constructor(
    private readonly http: Http,
    private readonly clock: Clock,
  ) {
    http.outdated$.subscribe(() => {
      this.begin();
      this.next.next(idle);
      if (this.query.drop()) void this.load();
    });
  }

  /** Loads the newest page. Older pages stay; a page that is still loading is dropped. */
  async load(): Promise<void> {
    const signal = this.begin();
    this.next.next(idle);
    const answer = await this.query.load();
    const isEmpty = answer.ok && answer.value.rows.length === 0;
    if (isEmpty && !signal.aborted) await this.pages(mostByItself, signal);
  }

  /** Loads the next page, unless one is loading or the last page is loaded. */
  async more(): Promise<void> {
    const busy = this.state$.value.phase === 'loading' || this.next.value.phase === 'loading';
    if (!busy) await this.pages(1 + mostByItself, this.begin());
  }

  /**
   * Loads pages until as many rows as a page has are of a month (`2025-04`) or older, so that the list can show that
   * month at the top of the screen, but `most` at most. Returns whether there is at least one such row, or everything is
   * loaded.
   */
  async readTo(month: string, most = mostToMonth): Promise<boolean> {
    const before = latestValue(this.state$.value);
    if (!before || reaches(before, month, pageSize)) return before !== undefined;
    await this.pages(most, this.begin(), (_, after) => reaches(after, month, pageSize));
    if (this.next.value.phase === 'paused') this.next.next(idle);
    const after = latestValue(this.state$.value);
    return after !== undefined && reaches(after, month, 1);
  }

  /** Cancels the pages that are loading; the loaded rows stay. */
  stop(): void {
    if (this.next.value.phase !== 'loading') return;
    this.begin();
    this.next.next(idle);
  }

  /** Aborts what is loading, and returns the next signal. */
  private begin(): AbortSignal {
    this.reading.abort();
    this.reading = new AbortController();
    return this.reading.signal;
  }

  /** Loads pages until they are enough, by default until one has something to show; at most `most`. */
  private async pages(
    most: number,
    signal: AbortSignal,
    isEnough: Enough = hasMore,
  ): Promise<void> {
    for (let left = most; left > 0; left -= 1) {
      const before = latestValue(this.state$.value);
      if (!before || before.ended) return this.next.next(idle);
      this.next.next({ phase: 'loading' });
      const answer = await this.page(before.cursors, false);
      if (signal.aborted) return;
      if (!answer.ok) return this.next.next({ phase: 'failed', failure: answer.error });
      const after = appended(before, answer.value);
      if (isUnreadable(after)) return this.next.next({ phase: 'failed', failure: unreadable });
      this.query.setValue(after);
      if (after.ended || isEnough(before, after)) return this.next.next(idle);
    }
    this.next.next({ phase: 'paused' });
  }

  /** Loads the first page, and again if its response sets the clock past the cursors: it lacks the newest rows. */
  private async first(isFirstTry = true): Promise<Result<Loaded, Failure>> {
    const asked = firstCursors(this.clock.now());
    const answer = await this.page(asked, true);
    if (!answer.ok) return answer;
    if (isFirstTry && this.clock.now() > asked.ORDER) return this.first(false);
    const before = latestValue(this.state$.value);
    const loaded = refreshed(before, answer.value, asked, this.clock.now());
    return isUnreadable(loaded) ? err(unreadable) : ok(loaded);
  }

  private page(cursors: Cursors, metadata: boolean): Promise<Result<HistoryAnswer, Failure>> {
    return this.http.call(transactionHistory, { query: { metadata }, body: pageBody(cursors) });
  }
}
