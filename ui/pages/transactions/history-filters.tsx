import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  areSameFilters,
  type AvailableFilters,
  type Filters,
} from '../../../domain/transactions/filter';
import { FilterChips } from '../../kit/filter-chips';
import { SearchField } from '../../kit/search-field';

interface HistoryFiltersProps {
  /** The types and statuses to choose from (`availableFilters`). */
  readonly available: AvailableFilters;
  /** How many rows there are in all, once they were read to the end. */
  readonly all: number | undefined;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

const FilterControls = ({ available, all, filters, onChange }: HistoryFiltersProps) => {
  const { t } = useTranslation('transactions');
  const { types, statuses } = available;
  return (
    <div className="history-filters">
      <SearchField
        label={t('search.label')}
        hint={all === undefined ? t('search.covers') : t('search.coversAll', { count: all })}
        value={filters.search ?? ''}
        onChange={(search) => onChange({ ...filters, search })}
      />
      <FilterChips
        label={t('filter.type')}
        all={t('filter.allTypes')}
        options={types.map((value) => ({ value, label: t(`type.${value}`) }))}
        value={filters.type}
        onChange={(value) => onChange({ ...filters, type: types.find((it) => it === value) })}
      />
      <FilterChips
        label={t('filter.status')}
        all={t('filter.allStatuses')}
        options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={filters.status}
        onChange={(value) => onChange({ ...filters, status: statuses.find((it) => it === value) })}
      />
    </div>
  );
};

/** A search box and chips; both cover what was read, and say so. Drawn anew only when what they offer changes. */
export const HistoryFilters = memo(
  FilterControls,
  (before, now) =>
    before.all === now.all &&
    before.filters === now.filters &&
    areSameFilters(before.available, now.available),
);
