import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameOffer, type Offered, type Wanted } from '../../../domain/transactions/narrowing';
import { FilterChips } from '../../kit/filter-chips';
import { SearchField } from '../../kit/search-field';

interface HistoryNarrowingProps {
  /** The types and statuses to choose from (`offeredBy`). */
  readonly offered: Offered;
  /** How many rows there are in all, once they were read to the end. */
  readonly all: number | undefined;
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

const Narrowing = ({ offered, all, wanted, onChange }: HistoryNarrowingProps) => {
  const { t } = useTranslation('transactions');
  const { types, statuses } = offered;
  return (
    <div className="history-narrowing">
      <SearchField
        label={t('search.label')}
        hint={all === undefined ? t('search.covers') : t('search.coversAll', { count: all })}
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

/** A search box and chips; both cover what was read, and say so. Drawn anew only when what they offer changes. */
export const HistoryNarrowing = memo(
  Narrowing,
  (before, now) =>
    before.all === now.all &&
    before.wanted === now.wanted &&
    isSameOffer(before.offered, now.offered),
);
