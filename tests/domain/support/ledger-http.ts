import { NEVER, type Observable, Subject } from 'rxjs';
import type { AnswerOf, Call, InputOf } from '../../../domain/wire/call';
import type { Failure } from '../../../domain/kernel/failure';
import type { Instant } from '../../../domain/kernel/instant';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { Http } from '../../../domain/ports/http';
import type { transactionHistory } from '../../../domain/transactions/calls';
import type { Transaction } from '../../../domain/transactions/row';

type Asked = Required<InputOf<typeof transactionHistory>>;

/**
 * A server with any ledger. It returns the newest rows of the requested types, each before its own exclusive cursor. A
 * page never ends between rows of one type and one time.
 */
export class LedgerHttp extends Http {
  readonly asked: Asked[] = [];
  override readonly outdated$ = new Subject<void>();
  failure: Failure | undefined;
  onCall = (): void => {};
  /** Selects rows that are sent without type, status and time. */
  spoiled: (row: Transaction) => boolean = () => false;

  constructor(public ledger: readonly Transaction[]) {
    super();
  }

  override async call<C extends Call>(
    _: C,
    input: InputOf<C>,
  ): Promise<Result<AnswerOf<C>, Failure>> {
    const asked = input as Asked;
    this.asked.push(asked);
    this.onCall();
    await Promise.resolve();
    if (this.failure) return err(this.failure);
    const metadata = asked.query.metadata ? { metadata: { loanRestructure: { tenor: 3 } } } : {};
    const transactions = this.page(asked).map((row) => (this.spoiled(row) ? { id: row.id } : row));
    return ok({ transactions, ...metadata } as AnswerOf<C>);
  }

  override lock(): Observable<boolean> {
    return NEVER;
  }

  private page({ body }: Asked): readonly Transaction[] {
    const before = new Map<string, Instant>(
      body.transactions.map((it) => [it.transactionType, it.limitTime]),
    );
    const rows = this.ledger
      .filter((row) => row.transactionTime < (before.get(row.type) ?? 0))
      .sort((a, b) => b.transactionTime - a.transactionTime);
    const page = rows.slice(0, body.pageSize);
    const end = page[page.length - 1]?.transactionTime;
    const begun = new Set(page.filter((it) => it.transactionTime === end).map(({ type }) => type));
    const rest = rows
      .slice(page.length)
      .filter((it) => it.transactionTime === end && begun.has(it.type));
    return [...page, ...rest];
  }
}
