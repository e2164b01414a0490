import { cell, combine, type Live } from '../kernel/live';
import { latestValue, type Loadable } from '../kernel/loadable';
import { Queries } from '../async/queries';
import { Query } from '../async/query';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';
import { restructureStatus, restructureSummary, restructureTransactions } from './calls';
import { askOffer, type Offer } from './offer';
import { type Plan, readPlan } from './plan';
import { isEnd, restructureStatusOf } from './restructure-status';
import { readSplitOrders, type SplitOrder } from './split-order';

/** The offer to split the bills: the tenors, their costs, and the purchases that they include. */
export class Restructure extends Query<Offer> {
  private readonly choice = cell<number | undefined>(undefined);

  /** The cost of each tenor. */
  readonly plans: Queries<number, Plan>;
  /** The purchases that become instalments; they do not change while the page is open. */
  readonly orders: Queries<number, readonly SplitOrder[]>;
  /** The tenor that the user chose; `undefined` before. */
  readonly chosen$: Live<number | undefined> = this.choice;

  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
  ) {
    super(() => askOffer(http));
    this.plans = new Queries(async (tenor) => {
      const answer = await http.call(restructureSummary, { query: { tenor } });
      return answer.ok ? readPlan(tenor, answer.value) : answer;
    });
    const askOrders = async (tenor: number) => {
      const answer = await http.call(restructureTransactions, { query: { tenor } });
      return answer.ok ? readSplitOrders(answer.value) : answer;
    };
    this.orders = new Queries(askOrders, String, http.outdated$);
  }

  /** Emits the cost of every tenor of an offer, in the order of the offer. */
  plans$(offer: Offer): Live<readonly Loadable<Plan>[]> {
    return combine(
      offer.map(({ tenor }) => this.plans.of(tenor).state$),
      (...plans: Loadable<Plan>[]) => plans,
    );
  }

  /** Loads the offer, and then the cost of every tenor in parallel; if that fails, of the offer that is known. */
  override async load() {
    const answer = await super.load();
    const offer = latestValue(this.state$.value) ?? [];
    await Promise.all(offer.map(({ tenor }) => this.plans.of(tenor).load()));
    return answer;
  }

  /** Loads the offer, and the cost of its shortest tenor, which the page of the choice shows first. */
  async loadShortest(): Promise<void> {
    await super.load();
    const [shortest] = latestValue(this.state$.value) ?? [];
    if (shortest) await this.plans.of(shortest.tenor).load();
  }

  /** The tenor that the user asked for, until they have seen how the request ended. */
  get asked(): number | undefined {
    return this.storage.read(STORED.restructureTenor);
  }

  /** Returns whether the request has ended, although the user has not left the page of its end. */
  async hasEnded(): Promise<boolean> {
    const requestId = this.storage.read(STORED.restructureRequest);
    if (requestId === undefined) return false;
    const answer = await this.http.call(restructureStatus, { query: { requestId } });
    return answer.ok && isEnd(restructureStatusOf(answer.value.status));
  }

  choose(tenor: number): void {
    this.choice.next(tenor);
  }
}
