import { expect, test } from 'vitest';
import { serve } from '../../../sandbox/lender/serve';
import { latestValue } from '../../../domain/kernel/loadable';
import { transactionHistory } from '../../../domain/transactions/calls';
import { pagedTypes } from '../../../domain/transactions/first-page';
import { History } from '../../../domain/transactions/history';
import { isHidden, isTransaction } from '../../../domain/transactions/row';
import { aVisitOf } from '../support/a-visit';
import { readToTheEnd, rowsOf } from '../support/a-history';

test.each(['active', 'overdue', 'foreign-currency', 'approved'])(
  'paging through the transactions of %s shows every row once, newest first',
  async (persona) => {
    const visit = await aVisitOf(persona);
    const history = new History(visit.http, visit.clock);
    await history.load();
    await readToTheEnd(history);
    const limitTime = visit.clock.now() + 1;
    const whole = serve(visit.world, 'transactionHistory', {
      token: visit.session.token,
      params: {},
      query: { metadata: 'false' },
      headers: {},
      body: {
        transactions: pagedTypes.map((transactionType) => ({ transactionType, limitTime })),
        pageSize: 100_000,
      },
    });
    if (whole.kind === 'refusal') throw new Error(whole.code);
    const { transactions } = transactionHistory.answer.parse(whole.data);
    expect(rowsOf(history).map(({ id }) => id)).toEqual(
      transactions
        .filter(isTransaction)
        .filter((it) => !isHidden(it))
        .map(({ id }) => id),
    );
    expect(latestValue(history.state$.value)?.ended).toBe(true);
  },
);
