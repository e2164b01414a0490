import type { AnswerOf } from '../wire/call';
import type { Failure } from '../kernel/failure';
import { latestValue } from '../kernel/loadable';
import { withKnownAmounts } from '../kernel/money';
import { Queries } from '../async/queries';
import { mapResult } from '../kernel/result';
import { UNREAD } from '../kernel/unread';
import type { Http } from '../ports/http';
import { transactionReceipt } from './calls';

export type Receipt = AnswerOf<typeof transactionReceipt>;

/** The key of a receipt: a transaction's reference and type (spec §7). */
export interface ReceiptOf {
  readonly referenceId: string;
  readonly type: string;
}

/** Returns a receipt without its amounts if the currency cannot be read. */
export const readReceipt = (receipt: Receipt): Receipt => {
  if (receipt.currency !== UNREAD) return receipt;
  const { lines: _lines, instalments, ...rest } = receipt;
  return {
    ...withKnownAmounts(rest),
    ...(instalments && { instalments: instalments.map(({ amount: _amount, ...it }) => it) }),
  };
};

/** The loaded receipts. A receipt that is opened again is shown at once, and refreshed. */
export class Receipts extends Queries<ReceiptOf, Receipt> {
  constructor(http: Http) {
    super(
      async ({ referenceId, type }) =>
        mapResult(
          await http.call(transactionReceipt, { query: { referenceId, type } }),
          readReceipt,
        ),
      ({ referenceId, type }) => `${type} ${referenceId}`,
      http.outdated$,
    );
  }

  async load(receipt: ReceiptOf): Promise<void> {
    const query = this.of(receipt);
    await (latestValue(query.state$.value) ? query.refresh() : query.load());
  }
}

/** Returns whether the lender has no such receipt, so that a retry would not help. */
export const isMissing = (failure: Failure): boolean =>
  failure.kind === 'api' && failure.status === 404;
