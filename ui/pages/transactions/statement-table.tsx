import { useTranslation } from 'react-i18next';
import { PLAIN_STATES } from '../../../domain/transactions/plain-state';
import { type HistoryRow, isIncoming, kindOf, shownAmount } from '../../../domain/transactions/row';
import { useFormat } from '../../format/use-format';
import { Amount } from '../../kit/amount';
import '../../widgets/instalments.css';
import './receipt.css';

interface StatementTableProps {
  readonly rows: readonly HistoryRow[];
  /** The month, for screen readers and on paper. */
  readonly caption: string;
}

/** Renders the rows of a statement: the day, what it was, and the amount. */
export const StatementTable = ({ rows, caption }: StatementTableProps) => {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  return (
    <table className="instalments statement">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('statement.columns.day')}</th>
          <th scope="col">{t('statement.columns.title')}</th>
          <th scope="col">{t('statement.columns.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const amount = shownAmount(row);
          const kind = `${t(`type.${kindOf(row)}`)}, ${t(`state.${PLAIN_STATES[row.status]}`)}`;
          return (
            <tr key={row.id}>
              <td>{format.shortDay(row.transactionTime)}</td>
              <td>
                {row.title !== undefined && <bdi>{row.title}</bdi>}
                <span className="receipt__paid">{kind}</span>
              </td>
              <td>
                {amount === undefined ? (
                  t('amountUnread')
                ) : (
                  <Amount value={amount} currency={row.currency} isIn={isIncoming(row)} />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
