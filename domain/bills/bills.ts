import { type Failure, isCode } from '../kernel/failure';
import type { Live } from '../kernel/live';
import type { Loadable } from '../kernel/loadable';
import { Queries } from '../kernel/queries';
import type { Result } from '../kernel/result';
import type { Clock } from '../ports/clock';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import { STORED } from '../session/stored';
import { type BillBook, type BillType, billTypeIn, readBook } from './bill-book';
import { billList } from './calls';

/** What is owed now and what is owed later (spec §3 "Bills", §7). Kept in memory only. */
export class Bills {
  private readonly queries = new Queries(async (type: BillType) => {
    const answer = await this.http.call(billList, { query: { type } });
    // Spec §8: this refusal means that nothing is owed.
    const none = !answer.ok && isCode(answer.error, 'UNIFIED_BILLS_NOT_FOUND');
    if (!answer.ok && !none) return answer;
    return readBook(type, answer.ok ? answer.value : {}, this.clock.now());
  });

  constructor(
    private readonly http: Http,
    private readonly clock: Clock,
    private readonly storage: Storage,
  ) {}

  book$(type: BillType): Live<Loadable<BillBook>> {
    return this.queries.of(type).state$;
  }

  /** Reads a list, showing that it does. */
  load(type: BillType): Promise<Result<BillBook, Failure>> {
    return this.queries.of(type).load();
  }

  /** The list that was open last; what is due now, before any was. */
  get lastOpened(): BillType {
    return billTypeIn(`?type=${this.storage.read(STORED.activeTab) ?? ''}`);
  }

  /** Remembers that this list is open. */
  open(type: BillType): void {
    this.storage.write(STORED.activeTab, type);
  }
}
