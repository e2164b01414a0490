import { PLAIN_STATES } from '../../domain/transactions/plain-state';
import { isIncoming, shownAmount, type Transaction } from '../../domain/transactions/row';
import type { ElementLanguage } from '../core/attributes';
import { formatShortDay } from './date';
import { Card } from '../../ui/kit/card';
import { TransactionLine } from '../../ui/widgets/transaction-line';
import { stateTones } from '../../ui/widgets/transaction-tones';
import type { ViewProps } from '../core/element-row';
import type { ElementMessages } from '../messages/id';

const textsOf = (
  row: Transaction,
  { transactions: messages }: ElementMessages,
  language: ElementLanguage,
) => {
  const { title, type, status, transactionTime, restructureFlag } = row;
  const day = formatShortDay(transactionTime, language);
  return {
    title: title ?? messages.type[type],
    detail: title === undefined ? day : `${messages.type[type]}, ${day}`,
    status: messages.state[PLAIN_STATES[status]],
    flag:
      row.amount === undefined
        ? messages.amountUnread
        : restructureFlag === 'NEW_LOAN' || restructureFlag === 'OLD_LOAN'
          ? messages.flag[restructureFlag]
          : undefined,
  };
};

export const TransactionsView = (
  props: ViewProps<readonly Transaction[], { readonly limit: number }>,
) => {
  const { value, values, messages, stale, heading, footer } = props;
  return (
    <Card title={heading}>
      <ul className="paylater__rows" aria-label={messages.transactions.title}>
        {value.slice(0, values.limit).map((row, at) => (
          <li className="paylater__row" data-row="transaction" data-id={row.id} key={row.id ?? at}>
            <TransactionLine
              row={row}
              amount={shownAmount(row)}
              isIn={isIncoming(row)}
              tone={stateTones[PLAIN_STATES[row.status]]}
              stale={stale}
              texts={textsOf(row, messages, values.locale)}
            />
          </li>
        ))}
      </ul>
      {footer}
    </Card>
  );
};
