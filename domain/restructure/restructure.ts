import type { Failure } from '../kernel/failure';
import { cell, combine, type Live } from '../kernel/live';
import type { Loadable } from '../kernel/loadable';
import { Queries } from '../kernel/queries';
import { Query } from '../kernel/query';
import type { Result } from '../kernel/result';
import type { Http } from '../ports/http';
import { restructureSummary, restructureTransactions } from './calls';
import { askOffer, type Offer } from './offer';
import { type Plan, readPlan } from './plan';
import { readSplitOrders, type SplitOrder } from './split-order';

/** What splitting the bills would mean: the tenors on offer, what each costs, and which purchases it takes. */
export class Restructure {
  private readonly offers = new Query(() => askOffer(this.http));
  private readonly plans = new Queries(async (tenor: number) => {
    const answer = await this.http.call(restructureSummary, { query: { tenor } });
    return answer.ok ? readPlan(tenor, answer.value) : answer;
  });
  private readonly orders = new Queries(async (tenor: number) => {
    const answer = await this.http.call(restructureTransactions, { query: { tenor } });
    return answer.ok ? readSplitOrders(answer.value) : answer;
  });
  private readonly choice = cell<number | undefined>(undefined);

  readonly offer$: Live<Loadable<Offer>> = this.offers.state$;
  /** The tenor that the person looks at; nothing until they chose one. */
  readonly chosen$: Live<number | undefined> = this.choice;

  constructor(private readonly http: Http) {}

  plan$(tenor: number): Live<Loadable<Plan>> {
    return this.plans.of(tenor).state$;
  }

  /** What every tenor of an offer costs, as far as it was read, in the order of the offer. */
  plans$(offer: Offer): Live<readonly Loadable<Plan>[]> {
    return combine(
      offer.map(({ tenor }) => this.plan$(tenor)),
      (...plans: Loadable<Plan>[]) => plans,
    );
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
