import type { AnswerOf } from '../kernel/call';
import type { Failure } from '../kernel/failure';
import { latestValue } from '../kernel/loadable';
import { Queries } from '../kernel/queries';
import type { Http } from '../ports/http';
import { transactionReceipt } from './calls';

export type Receipt = AnswerOf<typeof transactionReceipt>;

/** Which receipt: a transaction's reference and type (spec §7). */
export interface ReceiptOf {
  readonly referenceId: string;
  readonly type: string;
}

/** The receipts that were read. One that is opened again is shown as it was, and read again meanwhile. */
export class Receipts extends Queries<ReceiptOf, Receipt> {
  constructor(http: Http) {
    super(
      ({ referenceId, type }) => http.call(transactionReceipt, { query: { referenceId, type } }),
      ({ referenceId, type }) => `${type} ${referenceId}`,
      http.outdated$,
    );
  }

  async load(receipt: ReceiptOf): Promise<void> {
    const query = this.of(receipt);
    await (latestValue(query.state$.value) ? query.refresh() : query.load());
  }
}

/** Whether the lender has no such receipt, so that asking again would not help. */
export const isMissing = (failure: Failure): boolean =>
  failure.kind === 'api' && failure.status === 404;
