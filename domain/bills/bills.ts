import { isCode } from '../kernel/failure';
import { Queries } from '../async/queries';
import type { Clock } from '../ports/clock';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';
import { type BillBook, readBook } from './bill-book';
import { type BillType, billTypeIn } from './bill-type';
import { billList } from './calls';

const noBills = { currentDues: [], upcomingDues: [] };

/** The bills that are due now and later (spec §3, "Bills", §7). Kept in memory only. */
export class Bills extends Queries<BillType, BillBook> {
  constructor(
    http: Http,
    clock: Clock,
    private readonly storage: Storage,
  ) {
    const ask = async (type: BillType) => {
      const answer = await http.call(billList, { query: { type } });
      // Spec §8: this refusal means that the user has no bills.
      const none = !answer.ok && isCode(answer.error, 'UNIFIED_BILLS_NOT_FOUND');
      if (!answer.ok && !none) return answer;
      return readBook(type, answer.ok ? answer.value : noBills, clock.now());
    };
    super(ask, String, http.outdated$);
  }

  /** The list that was opened last; at first, the bills that are due now. */
  get lastOpened(): BillType {
    return billTypeIn(`?type=${this.storage.read(STORED.activeTab) ?? ''}`);
  }

  /** Stores which list is open. */
  open(type: BillType): void {
    this.storage.write(STORED.activeTab, type);
  }
}
