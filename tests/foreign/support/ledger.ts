import { dayStart } from './format';
import { HISTORY, type Row } from './history';
import { combinedDraft, type Draft, kycDraft, merge } from './person';
import { type Plan, planOf } from './plan';
import type { Options } from './server';

const DAY = 24 * 3_600_000;

/** Holds the share of an order that a bill asks for. */
export interface Part {
  row: Row;
  amount: number;
  number: number;
  of: number;
}

/** Holds one bill. */
export interface Bill {
  id: number;
  dueAt: number;
  status: string;
  parts: Part[];
  principal: number;
  serviceFee: number;
  lateFee: number;
  total: number;
}

/** Returns the sum of a figure over a list. */
export function sum<T>(list: T[], figure: (item: T) => number): number {
  return list.reduce((total, item) => total + figure(item), 0);
}

/** Keeps the books of one user: limit, bills, history, plan, reviews and drafts. */
export class Ledger {
  readonly now: () => number;
  readonly today: number;
  rows: Row[];
  current: Bill[];
  upcoming: Bill[];
  totalLimit = 5_000_000;
  status: string;
  gpp = 'NOT_APPLIED';
  waitlisted = false;
  signed = false;
  consents = new Set(['NEW_ONBOARDING']);
  settings = new Map([
    ['AUTO_DEBIT', false],
    ['PROMO_NOTIFICATION', true],
    ['BILL_REMINDER', true],
  ]);
  kyc: Draft = kycDraft();
  combined: Draft = combinedDraft();
  plan?: { id: number; terms: Plan; status: string; polls: number };
  review?: { id: number; status: string; polls: number; reapplyAt: number; oldLimit: number };
  rekyc?: { status: string; polls: number };

  constructor(options: Options) {
    this.now = options.now ?? Date.now;
    this.status = options.status ?? 'APPROVED';
    this.today = dayStart(this.now());
    this.rows = HISTORY.map(([days, type, status, name, amount], index) => {
      const at = this.today - days * DAY + 10 * 3_600_000 + index * 420_000;
      return { id: 9001 + index, at, type, status, name, amount, restructure: 'NOT_RESTRUCTURE' };
    });
    const whole = (id: number): Part => this.part(id, 1, 1);
    this.current = [
      this.bill(301, -27, 'OVERDUE_WITH_LATE_FEE', [whole(9017), whole(9018)], 25_000),
      this.bill(302, 3, 'DUE_SOON', [whole(9021), this.part(9022, 1, 3)], 0),
    ];
    this.upcoming = [
      this.bill(303, 33, 'NOT_OVERDUE', [this.part(9022, 2, 3)], 0),
      this.bill(304, 63, 'NOT_OVERDUE', [this.part(9022, 3, 3)], 0),
    ];
  }

  private part(id: number, number: number, of: number): Part {
    const row = this.rows[id - 9001] as Row;
    return { row, amount: row.amount / of, number, of };
  }

  private bill(id: number, days: number, status: string, parts: Part[], lateFee: number): Bill {
    const principal = sum(parts, (part) => part.amount);
    const serviceFee = principal / 20;
    const total = principal + serviceFee + lateFee;
    const dueAt = this.today + days * DAY;
    return { id, dueAt, status, parts, principal, serviceFee, lateFee, total };
  }

  /** Returns the limit; what is used is the principal of every open bill. */
  limit(): { total: number; used: number; available: number } {
    const used = sum([...this.current, ...this.upcoming], (bill) => bill.principal);
    return { total: this.totalLimit, used, available: this.totalLimit - used };
  }

  /** Returns what is due now and what is due later. */
  due(): { current: number; upcoming: number } {
    return {
      current: sum(this.current, (bill) => bill.total),
      upcoming: sum(this.upcoming, (bill) => bill.total),
    };
  }

  /** Returns the newest rows before the cursor of their type, newest first. */
  history(cursors: Map<string, number>, size: number): Row[] {
    return this.rows
      .filter((row) => row.at < (cursors.get(row.type) ?? Number.NEGATIVE_INFINITY))
      .sort((a, b) => b.at - a.at)
      .slice(0, size);
  }

  /** Returns the row whose id ends the reference. */
  row(reference: string | null): Row | undefined {
    const id = Number(/(\d+)$/.exec(reference ?? '')?.[1]);
    return this.rows.find((row) => row.id === id);
  }

  /** Returns the latest repayment that the user made. */
  lastRepayment(): Row {
    return this.row('9016') as Row;
  }

  /** Returns the tenors on offer with the ones that have a discount. */
  tenors(): { tenor: number; discount: boolean }[] {
    if (this.plan || this.current.length === 0) return [];
    return [3, 6, 12].map((tenor) => ({ tenor, discount: tenor === 3 }));
  }

  /** Returns the orders a plan splits; the late fee goes with the first order of its bill. */
  splittable(): { part: Part; serviceFee: number; lateFee: number; total: number }[] {
    return this.current.flatMap((bill) =>
      bill.parts.map((part, index) => {
        const serviceFee = part.amount / 20;
        const lateFee = index === 0 ? bill.lateFee : 0;
        return { part, serviceFee, lateFee, total: part.amount + serviceFee + lateFee };
      }),
    );
  }

  /** Returns the plan of a tenor on offer. */
  offer(tenor: unknown): Plan | undefined {
    const option = this.tenors().find((item) => item.tenor === Number(tenor));
    return option && planOf(this.due().current, option.tenor, option.discount, this.today);
  }

  /** Takes the plan of a tenor; undefined when it is not on offer. */
  takePlan(tenor: unknown): Ledger['plan'] {
    const terms = this.offer(tenor);
    if (!terms) return undefined;
    this.plan = { id: 7701, terms, status: 'PROCESSING', polls: 0 };
    return this.plan;
  }

  /** Returns the plan taken; from the second look on it is in force and replaces the bills. */
  lookAtPlan(reference: string | null): Ledger['plan'] {
    const plan = this.plan;
    if (!plan || !reference?.endsWith(String(plan.id))) return undefined;
    plan.polls += 1;
    if (plan.polls < 2 || plan.status === 'SUCCESS') return plan;
    plan.status = 'SUCCESS';
    for (const bill of this.current) {
      for (const part of bill.parts) part.row.restructure = 'OLD_LOAN';
    }
    const row: Row = {
      id: 9001 + this.rows.length,
      at: Math.floor(this.now() / 1000) * 1000,
      type: 'ORDER',
      status: 'ONGOING',
      name: 'Instalment plan',
      amount: plan.terms.principal,
      restructure: 'NEW_LOAN',
    };
    this.rows.push(row);
    const bills = plan.terms.instalments.map(({ number, dueAt, principal, fee, amount }) => {
      const part = { row, amount: principal, number, of: plan.terms.tenor };
      const figures = { principal, serviceFee: fee, lateFee: 0, total: amount };
      return { id: 400 + number, dueAt, status: 'NOT_OVERDUE', parts: [part], ...figures };
    });
    this.current = [];
    this.upcoming = [...this.upcoming, ...bills].sort((a, b) => a.dueAt - b.dueAt);
    return plan;
  }

  /** Asks for a higher limit; a second request gets the first one back. */
  askReview(): NonNullable<Ledger['review']> {
    const reapplyAt = this.today + 30 * DAY;
    this.review ??= {
      id: 5501,
      status: 'PROCESSING',
      polls: 0,
      reapplyAt,
      oldLimit: this.totalLimit,
    };
    return this.review;
  }

  /** Returns the review of the limit; from the second look on the limit is higher. */
  lookAtReview(): Ledger['review'] {
    const review = this.review;
    if (!review) return undefined;
    review.polls += 1;
    if (review.polls >= 2 && review.status === 'PROCESSING') {
      review.status = 'SUCCESS';
      this.totalLimit += 1_000_000;
    }
    return review;
  }

  /** Returns the state of the repeated identity check; from the second look on it is approved. */
  lookAtRekyc(): Ledger['rekyc'] {
    if (!this.rekyc) return undefined;
    this.rekyc.polls += 1;
    if (this.rekyc.polls >= 2) this.rekyc.status = 'APPROVED';
    return this.rekyc;
  }

  /** Writes the fields of a patch into a draft of an application. */
  save(draft: 'kyc' | 'combined', patch: Draft): void {
    merge(this[draft], patch);
    if (this.status === 'NOT_APPLIED') this.status = 'DRAFT';
    if (draft === 'combined' && this.gpp === 'NOT_APPLIED') this.gpp = 'DRAFT';
  }

  /** Sends the application; a user with an account sends that of the additional product. */
  submit(): void {
    if (this.status === 'NOT_APPLIED' || this.status === 'DRAFT') this.status = 'SUBMITTED';
    else this.gpp = 'PROCESSING';
  }
}
