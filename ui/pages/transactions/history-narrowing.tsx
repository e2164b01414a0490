import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { transactionStatuses, transactionTypes } from '../../../domain/transactions/calls';
import type { Wanted } from '../../../domain/transactions/narrowing';
import type { HistoryRow } from '../../../domain/transactions/row';
import { FilterChips } from '../../kit/filter-chips';
import { SearchField } from '../../kit/search-field';

interface HistoryNarrowingProps {
  /** Everything that was read: what is offered occurs in it. */
  readonly rows: readonly HistoryRow[];
  readonly ended: boolean;
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

/** A search box and chips; both cover what was read, and say so. */
export const HistoryNarrowing = ({ rows, ended, wanted, onChange }: HistoryNarrowingProps) => {
  const { t } = useTranslation('transactions');
  const [types, statuses] = useMemo(() => {
    const there = [
      new Set(rows.map(({ type }) => type)),
      new Set(rows.map((it) => it.status)),
    ] as const;
    return [
      [...transactionTypes, 'UNKNOWN' as const].filter((it) => there[0].has(it)),
      [...transactionStatuses, 'UNKNOWN' as const].filter((it) => there[1].has(it)),
    ];
  }, [rows]);
  return (
    <div className="history-narrowing">
      <SearchField
        label={t('search.label')}
        hint={t(ended ? 'search.coversAll' : 'search.covers', { count: rows.length })}
        value={wanted.search ?? ''}
        onChange={(search) => onChange({ ...wanted, search })}
      />
      <FilterChips
        label={t('filter.type')}
        all={t('filter.allTypes')}
        options={types.map((value) => ({ value, label: t(`type.${value}`) }))}
        value={wanted.type}
        onChange={(value) => onChange({ ...wanted, type: types.find((it) => it === value) })}
      />
      <FilterChips
        label={t('filter.status')}
        all={t('filter.allStatuses')}
        options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={wanted.status}
        onChange={(value) => onChange({ ...wanted, status: statuses.find((it) => it === value) })}
      />
    </div>
  );
};
