import { memo, useMemo } from 'react';
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

/** The types and statuses that occur, in the order of spec §3. */
const offeredBy = (rows: readonly HistoryRow[]) => {
  const [types, statuses] = [new Set<string>(), new Set<string>()];
  for (const { type, status } of rows) {
    types.add(type);
    statuses.add(status);
  }
  return [
    [...transactionTypes, 'UNKNOWN' as const].filter((it) => types.has(it)),
    [...transactionStatuses, 'UNKNOWN' as const].filter((it) => statuses.has(it)),
  ] as const;
};

/** A search box and chips; both cover what was read, and say so. */
export const HistoryNarrowing = memo((props: HistoryNarrowingProps) => {
  const { rows, ended, wanted, onChange } = props;
  const { t } = useTranslation('transactions');
  const [types, statuses] = useMemo(() => offeredBy(rows), [rows]);
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
});
