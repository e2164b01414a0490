import type { Failure } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import type { Loadable } from '../kernel/loadable';
import { Query } from '../kernel/query';
import type { Result } from '../kernel/result';
import type { Http } from '../ports/http';
import type { Session } from '../session/session';
import { ByTenor } from './by-tenor';
import { restructureSummary, restructureTransactions } from './calls';
import { askOffer, type Offer } from './offer';
import { type Plan, readPlan } from './plan';
import { readSplitOrders, type SplitOrder } from './split-order';

/** What splitting the bills would mean: the tenors on offer, what each costs, and which purchases it takes. */
export class Restructure {
  private readonly offers: Query<Offer>;
  private readonly plans: ByTenor<Plan>;
  private readonly orders: ByTenor<readonly SplitOrder[]>;
  private readonly choice = cell<number | undefined>(undefined);

  readonly offer$: Live<Loadable<Offer>>;
  /** The tenor the person looks at; nothing until they chose one. */
  readonly chosen$: Live<number | undefined> = this.choice;

  constructor(http: Http, session: Session) {
    const { forgotten$ } = session;
    this.offers = new Query(() => askOffer(http), forgotten$);
    this.offer$ = this.offers.state$;
    this.plans = new ByTenor(async (tenor) => {
      const answer = await http.call(restructureSummary, { query: { tenor } });
      return answer.ok ? readPlan(tenor, answer.value) : answer;
    }, forgotten$);
    this.orders = new ByTenor(async (tenor) => {
      const answer = await http.call(restructureTransactions, { query: { tenor } });
      return answer.ok ? readSplitOrders(answer.value) : answer;
    }, forgotten$);
    forgotten$.subscribe(() => this.choice.next(undefined));
  }

  plan$(tenor: number): Live<Loadable<Plan>> {
    return this.plans.of(tenor).state$;
  }

  orders$(tenor: number): Live<Loadable<readonly SplitOrder[]>> {
    return this.orders.of(tenor).state$;
  }

  /** Reads the offer, and then what every tenor costs, all at once. */
  async load(): Promise<void> {
    const offer = await this.offers.load();
    if (offer.ok) await Promise.all(offer.value.map(({ tenor }) => this.loadPlan(tenor)));
  }

  /** Reads the offer alone, without showing that it does. */
  refresh(): Promise<Result<Offer, Failure>> {
    return this.offers.refresh();
  }

  loadPlan(tenor: number): Promise<Result<Plan, Failure>> {
    return this.plans.of(tenor).load();
  }

  /** Reads which purchases become instalments; they are the same for as long as the page is open. */
  async loadOrders(tenor: number): Promise<void> {
    await this.orders.of(tenor).load();
  }

  choose(tenor: number): void {
    this.choice.next(tenor);
  }
}
