import { useTranslation } from 'react-i18next';
import { PLAIN_STATES } from '../../../domain/transactions/plain-state';
import type { HistoryRow } from '../../../domain/transactions/row';
import { statementAmount } from '../../../domain/transactions/statement';
import { useFormat } from '../../format/use-format';
import { Amount } from '../../kit/amount';
import { classes } from '../../kit/classes';
import '../../widgets/instalments.css';
import './receipt.css';

interface StatementTableProps {
  readonly rows: readonly HistoryRow[];
  /** The names of a row's type and state. */
  readonly kindsOf: (row: HistoryRow) => readonly string[];
  /** Whether a day needs its year: the period is in two. */
  readonly hasYear: boolean;
  /** The month, for screen readers and on paper. */
  readonly caption: string;
}

/** Renders the rows of a statement: the day, what it was, and the amount. */
export const StatementTable = ({ rows, kindsOf, hasYear, caption }: StatementTableProps) => {
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
          const amount = statementAmount(row);
          const date = format.shortDay(row.transactionTime);
          return (
            <tr key={row.id}>
              <td>{hasYear ? date : date.replace(/ \d+$/, '')}</td>
              <td>
                {row.title !== undefined && <bdi>{row.title}</bdi>}
                <span className="receipt__paid">{kindsOf(row).join(', ')}</span>
                {row.referenceId !== undefined && (
                  <span className="receipt__paid on-paper">{row.referenceId}</span>
                )}
              </td>
              <td className={classes(PLAIN_STATES[row.status] === 'failed' && 'statement__failed')}>
                {amount === undefined ? (
                  t('amountUnread')
                ) : (
                  <Amount value={amount} currency={row.currency} isIn={amount > 0} />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
