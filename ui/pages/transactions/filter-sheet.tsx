import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { AvailableFilters, Filters } from '../../../domain/transactions/filter';
import { PLAIN_STATES, plainStates } from '../../../domain/transactions/plain-state';
import { Button } from '../../kit/button';
import type { Option } from '../../kit/option';
import { SearchField } from '../../kit/search-field';
import { Sheet } from '../../kit/sheet';
import '../../kit/field.css';
import './history-sheets.css';

interface ChipsProps {
  readonly name: string;
  readonly label: string;
  /** Label of the first chip, which means no choice. */
  readonly all: string;
  /** The options, in groups; a group without a label is not set apart. */
  readonly groups: readonly { readonly label?: string; readonly options: readonly Option[] }[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

const Chips = ({ name, label, all, groups, value, onChange }: ChipsProps) => {
  const chip = (option: { readonly value: string | undefined; readonly label: string }) => (
    <label className="filter-choice__chip" key={option.value ?? ''}>
      <input
        className="filter-choice__radio"
        type="radio"
        name={name}
        checked={option.value === value}
        onChange={() => onChange(option.value)}
      />
      <span className="filter-choice__name">{option.label}</span>
    </label>
  );
  return (
    <fieldset className="filter-choice">
      <legend className="field__label">{label}</legend>
      <div className="filter-choice__chips">
        {chip({ value: undefined, label: all })}
        {groups.map((group) =>
          group.label === undefined ? (
            group.options.map(chip)
          ) : (
            <div
              className="filter-choice__group"
              role="group"
              aria-label={group.label}
              key={group.label}
            >
              <span className="filter-choice__caption" aria-hidden="true">
                {group.label}
              </span>
              {group.options.map(chip)}
            </div>
          ),
        )}
      </div>
    </fieldset>
  );
};

interface FilterSheetProps {
  /** The types and statuses to choose from (`availableFilters`). */
  readonly available: AvailableFilters;
  /** Total number of rows, once all of them are loaded. */
  readonly all: number | undefined;
  /** Number of rows that match the filters. */
  readonly found: number;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  /** Loads more rows, as long as there are any. */
  readonly more: { readonly isLoading: boolean; readonly load: () => void } | undefined;
  readonly onClose: () => void;
}

/** Renders the search and the filters. They apply at once and cover the loaded rows, as the hint explains. */
export const FilterSheet = (props: FilterSheetProps) => {
  const { available, all, found, filters, more, onChange, onClose } = props;
  const { t } = useTranslation(['transactions', 'common']);
  const { types, statuses } = available;
  const groups = plainStates.map((state) => ({
    label: t(`state.${state}`),
    options: statuses
      .filter((it) => PLAIN_STATES[it] === state)
      .map((value) => ({ value, label: t(`status.${value}`) })),
  }));
  // A caption over a single chip of the same words says nothing.
  const repeats = ({ label, options }: (typeof groups)[number]) =>
    options.length === 1 && options[0]?.label === label;
  const clear = (look: 'primary' | 'quiet') => (
    <Button look={look} onClick={() => onChange({})}>
      {t('filter.clear')}
    </Button>
  );
  const isFiltered = Object.values(filters).some(Boolean);
  // A list without a match is not shown: what helps is more rows, or fewer filters.
  const action =
    found > 0 || !isFiltered ? (
      <Button look="primary" onClick={onClose}>
        {t('filter.show', { count: found })}
      </Button>
    ) : more ? (
      <Button look="primary" busy={more.isLoading} onClick={more.load}>
        {t('more')}
      </Button>
    ) : (
      clear('primary')
    );
  return createPortal(
    <Sheet
      title={t('filter.open')}
      close={t('common:close')}
      onClose={onClose}
      action={action}
      more={isFiltered && (found > 0 || more) && clear('quiet')}
    >
      <SearchField
        label={t('search.label')}
        hint={all === undefined ? t('search.covers') : t('search.coversAll', { count: all })}
        value={filters.search ?? ''}
        onChange={(search) => onChange({ ...filters, search })}
      />
      <div role="status">
        {found === 0 && isFiltered && <p>{t(more ? 'noneFoundYet' : 'noneFound')}</p>}
      </div>
      <Chips
        name="filterType"
        label={t('filter.type')}
        all={t('filter.allTypes')}
        groups={[{ options: types.map((value) => ({ value, label: t(`type.${value}`) })) }]}
        value={filters.type}
        onChange={(value) => onChange({ ...filters, type: types.find((it) => it === value) })}
      />
      <Chips
        name="filterStatus"
        label={t('filter.status')}
        all={t('filter.allStatuses')}
        groups={[
          { options: groups.filter(repeats).flatMap(({ options }) => options) },
          ...groups.filter((it) => it.options.length > 0 && !repeats(it)),
        ]}
        value={filters.status}
        onChange={(value) => onChange({ ...filters, status: statuses.find((it) => it === value) })}
      />
    </Sheet>,
    document.body,
  );
};
