import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HostContext } from '../../../domain/host/host-context';
import { jakartaMonth } from '../../../domain/kernel/instant';
import { Clock } from '../../../domain/ports/clock';
import { Files } from '../../../domain/ports/files';
import { Printer } from '../../../domain/ports/printer';
import { monthBefore, monthsToOpen } from '../../../domain/transactions/months';
import { statementTotals } from '../../../domain/transactions/counted';
import { PLAIN_STATES } from '../../../domain/transactions/plain-state';
import { type HistoryRow, kindOf } from '../../../domain/transactions/row';
import { csvOf, type Period, periodWith } from '../../../domain/transactions/statement';
import { ReadableNote } from '../../app/readable-note';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { Amount } from '../../kit/amount';
import { Button } from '../../kit/button';
import { DescriptionList } from '../../kit/description-list';
import { SelectField } from '../../kit/select-field';
import { Sheet } from '../../kit/sheet';
import { PrintedAlone } from './printed-alone';
import { flagOf } from './row-view';
import { StatementHead } from './statement-head';
import { StatementTable } from './statement-table';
import type { UseHistory } from './use-history';
import { useStatement } from './use-statement';
import '../../kit/plain-text.css';
import './receipt.css';

/** The columns of the file, each with a name in the messages. */
const columns = [
  'day',
  'time',
  'title',
  'type',
  'status',
  'amount',
  'currency',
  'rupiah',
  'counted',
  'reference',
] as const;

interface StatementSheetProps {
  readonly history: UseHistory['history'];
  readonly loaded: NonNullable<UseHistory['loaded']>;
  readonly onClose: () => void;
}

/** Renders the transactions of a period to save as a table or to print. Loads the period; closing cancels that. */
export const StatementSheet = ({ history, loaded, onClose }: StatementSheetProps) => {
  const { t } = useTranslation(['transactions', 'common']);
  const format = useFormat();
  const files = useService(Files);
  const printer = useService(Printer);
  const host = useLive(useService(HostContext).host$);
  const now = useService(Clock).now();
  const [period, setPeriod] = useState<Period>(() => {
    const last = monthBefore(jakartaMonth(now));
    return { from: last, to: last };
  });
  const [outcome, setOutcome] = useState<{ readonly message: string; readonly text?: string }>();
  const { statement, failed, load } = useStatement(history, loaded, period);
  const isMissing = statement === undefined;

  const { from, to } = period;
  const months = [...new Set([...monthsToOpen(loaded, now), from, to])].sort().reverse();
  const name = [...new Set([from, to])].map((month) => format.month(month)).join(' – ');
  const isEmpty = statement?.rows.length === 0;

  const typeOf = (row: HistoryRow) => t(`type.${kindOf(row)}`);
  const statusOf = (row: HistoryRow) => {
    const state = t(`state.${PLAIN_STATES[row.status]}`);
    const flag = flagOf(row);
    return flag ? `${state} · ${t(flag)}` : state;
  };

  const save = async () => {
    if (!statement) return;
    const text = csvOf(statement, {
      columns: columns.map((it) => t(`statement.columns.${it}`)),
      typeOf,
      statusOf,
    });
    const end = await files.save({
      name: `paylater-${[...new Set([from, to])].join('_')}.csv`,
      type: 'text/csv',
      text,
    });
    if (end === 'text') setOutcome({ message: t('receipt.byHand'), text });
    else setOutcome(end === 'shared' ? undefined : { message: t(`statement.${end}`) });
  };

  return (
    <PrintedAlone>
      <Sheet
        title={t('statement.title')}
        close={t('common:close')}
        onClose={onClose}
        action={
          failed ? (
            <Button look="primary" onClick={load}>
              {t('common:retry')}
            </Button>
          ) : (
            <Button look="primary" busy={isMissing} disabled={isEmpty} onClick={() => void save()}>
              {t('statement.save')}
            </Button>
          )
        }
        more={
          !failed &&
          host === 'web' && (
            <Button look="quiet" disabled={isMissing || isEmpty} onClick={() => printer.print()}>
              {t('receipt.print')}
            </Button>
          )
        }
      >
        {(['from', 'to'] as const).map((end) => (
          <SelectField
            key={end}
            name={end}
            label={t(`statement.${end}`)}
            options={months.map((value) => ({ value, label: format.month(value) }))}
            value={period[end]}
            onChange={(value) => {
              setPeriod(periodWith(period, end, value));
              setOutcome(undefined);
            }}
          />
        ))}
        {statement ? (
          <>
            <StatementHead period={name} readAt={loaded.readAt} />
            <DescriptionList
              items={statementTotals.flatMap((it) => {
                const value = statement.totals[it];
                // Few users withdraw anything.
                return it === 'withdrawn' && value === 0
                  ? []
                  : {
                      label: t(`statement.${it}`),
                      value:
                        value === undefined ? t('statement.unknown') : <Amount value={value} />,
                    };
              })}
            />
            <p className="receipt__outcome">{t('statement.partial')}</p>
            <ReadableNote text={t('readable')} />
            {isEmpty ? (
              <p>{t('month.none', { month: name })}</p>
            ) : (
              <StatementTable
                rows={statement.rows}
                kindsOf={(row) => [typeOf(row), statusOf(row)]}
                hasYear={from.slice(0, 4) !== to.slice(0, 4)}
                caption={name}
              />
            )}
          </>
        ) : (
          <p role={failed ? 'alert' : 'status'}>
            {failed ? t('statement.failed') : t('statement.reading', { count: loaded.rows.length })}
          </p>
        )}
        <div role="status">{outcome && <p className="receipt__outcome">{outcome.message}</p>}</div>
        {outcome?.text !== undefined && <p className="plain-text">{outcome.text}</p>}
      </Sheet>
    </PrintedAlone>
  );
};
