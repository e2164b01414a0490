import { shownAmount, type Transaction } from '../../domain/transactions/row';
import type { Language } from '../../domain/session/locale';
import { formatShortDay } from '../../ui/format/date';
import { Card } from '../../ui/kit/card';
import { TransactionLine } from '../../ui/widgets/transaction-line';
import type { ViewProps } from '../core/element-row';
import type { Words } from '../words/words';

const textsOf = (row: Transaction, { transactions: words }: Words, language: Language) => {
  const { title, type, status, transactionTime, restructureFlag } = row;
  const day = formatShortDay(transactionTime, language);
  return {
    title: title ?? words.type[type],
    detail: title === undefined ? day : `${words.type[type]}, ${day}`,
    status: words.status[status],
    flag:
      restructureFlag === 'NEW_LOAN' || restructureFlag === 'OLD_LOAN'
        ? words.flag[restructureFlag]
        : undefined,
  };
};

/** The newest transactions, as the history shows them. */
export const TransactionsView = (
  props: ViewProps<readonly Transaction[], { readonly limit: number }>,
) => {
  const { value, values, words, stale, heading, footer } = props;
  return (
    <Card title={heading}>
      <ul className="paylater__rows" aria-label={words.transactions.title}>
        {value.slice(0, values.limit).map((row, at) => (
          <li className="paylater__row" data-row="transaction" data-id={row.id} key={row.id ?? at}>
            <TransactionLine
              row={row}
              amount={shownAmount(row)}
              stale={stale}
              texts={textsOf(row, words, values.locale)}
            />
          </li>
        ))}
      </ul>
      {footer}
    </Card>
  );
};
