import { useTranslation } from 'react-i18next';
import type { DueMonth, Payoff } from '../../../../domain/home/payoff';
import { useFormat } from '../../../format/use-format';
import { ChevronDownIcon } from '../../../icons/later-icons';
import { Amount } from '../../../kit/amount';
import { Card } from '../../../kit/card';
import { DueRow } from './due-row';
import './coming.css';
import './path.css';

/** A longer path folds the months between the first three and the last. */
const [most, first] = [6, 3];

interface PathProps {
  readonly payoff: Payoff;
  /** Whether the values are old while new ones load. */
  readonly stale: boolean;
}

/** Renders the months until everything is paid: the amount of each, the last marked, and their sum. */
export const Path = ({ payoff: { months, remaining, hasFee }, stale }: PathProps) => {
  const { t } = useTranslation('overview');
  const format = useFormat();
  const highest = Math.max(...months.map(({ amount }) => amount));
  const last = months[months.length - 1];
  const rowOf = (it: DueMonth) => (
    <DueRow
      key={it.month}
      month={it.month}
      day={format.shortDay(it.dueTime)}
      name={it.isLate ? t('path.late') : it === last ? t('path.last') : undefined}
      isLate={it.isLate}
      amount={it.amount}
      highest={highest}
      stale={stale}
      to={it.to}
    />
  );
  const folded = months.length > most ? months.slice(first, -1) : [];
  return (
    <Card title={t('path.title')}>
      <div className="coming" data-section={stale ? undefined : 'path'}>
        <p className="path__sum">
          <span>{t(hasFee ? 'path.withFee' : 'path.remaining')}</span>
          <Amount figure="remaining" value={remaining} size="strong" stale={stale} />
        </p>
        <ol className="coming__rows path__rows">
          {(folded.length > 0 ? months.slice(0, first) : months).map(rowOf)}
          {folded.length > 0 && (
            <li className="rows__item">
              <details className="path__more">
                <summary className="path__summary">
                  {t('path.more', { count: folded.length })}
                  <ChevronDownIcon small />
                </summary>
                <ol>{folded.map(rowOf)}</ol>
              </details>
            </li>
          )}
          {folded.length > 0 && last && rowOf(last)}
        </ol>
        <p className="path__note">{t('path.note')}</p>
      </div>
    </Card>
  );
};
