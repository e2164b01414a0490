import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import type { Filters } from '../../../domain/transactions/filter';
import { useService } from '../../hooks/services';
import { CalendarIcon, CloseIcon, SearchIcon } from '../../icons/icon';
import type { HistorySheet } from './history-sheets';

interface HistoryToolsProps {
  readonly filters: Filters;
  /** Whether the rows of a month are loading. */
  readonly isJumping: boolean;
  readonly onChange: (filters: Filters) => void;
  /** Opens a sheet; absent while there are no rows to search. */
  readonly onOpen: ((sheet: HistorySheet) => void) | undefined;
}

/** Renders one line above the list: the buttons that open the two sheets, and a chip for each filter that is set. */
export const HistoryTools = (props: HistoryToolsProps) => {
  const { filters, isJumping, onChange, onOpen } = props;
  const { t } = useTranslation('transactions');
  const navigator = useService(Navigator);
  const { search = '', type, status } = filters;
  const chosen = [
    ...(search.trim() === ''
      ? []
      : [{ name: t('search.chip', { search: search.trim() }), without: { search: undefined } }]),
    ...(type === undefined ? [] : [{ name: t(`type.${type}`), without: { type: undefined } }]),
    ...(status === undefined
      ? []
      : [{ name: t(`status.${status}`), without: { status: undefined } }]),
  ];
  return (
    <div className="filter-chips history-tools">
      <button
        type="button"
        className="filter-chips__chip"
        disabled={!onOpen}
        onClick={() => onOpen?.('filters')}
      >
        <SearchIcon small />
        <span>{t('filter.open')}</span>
      </button>
      {chosen.map(({ name, without }) => (
        <button
          key={name}
          type="button"
          className="filter-chips__chip history-tools__chosen"
          onClick={() => onChange({ ...filters, ...without })}
        >
          <span className="visually-hidden">{t('filter.remove')}: </span>
          {name}
          <CloseIcon small />
        </button>
      ))}
      <button
        type="button"
        className="filter-chips__chip"
        disabled={!onOpen}
        aria-busy={isJumping || undefined}
        onClick={() => onOpen?.('months')}
      >
        <CalendarIcon small />
        <span>{t(isJumping ? 'month.reading' : 'month.open')}</span>
      </button>
      <button
        type="button"
        className="filter-chips__chip"
        onClick={() => navigator.go(ROUTES.transactionsAgreement.path)}
      >
        {t('toAgreement')}
      </button>
    </div>
  );
};
