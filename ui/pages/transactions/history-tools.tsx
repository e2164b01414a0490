import { useTranslation } from 'react-i18next';
import type { Filters } from '../../../domain/transactions/filter';
import { CalendarIcon, CloseIcon, SearchIcon } from '../../icons/later-icons';
import type { HistorySheet } from './history-sheets';

interface HistoryToolsProps {
  readonly filters: Filters;
  /** Whether the rows of a month are loading. */
  readonly isJumping: boolean;
  readonly onChange: (filters: Filters) => void;
  /** Opens a sheet; absent until the rows are loaded. */
  readonly onOpen: ((sheet: HistorySheet) => void) | undefined;
}

/** Renders one line above the list: two buttons that open sheets, and a chip for each filter. */
export const HistoryTools = (props: HistoryToolsProps) => {
  const { filters, isJumping, onChange, onOpen } = props;
  const { t } = useTranslation('transactions');
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
    <div className="history-tools">
      <button
        type="button"
        className="history-tools__chip"
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
          className="history-tools__chip history-tools__chip--chosen"
          onClick={() => onChange({ ...filters, ...without })}
        >
          <span className="visually-hidden">{t('filter.remove')}: </span>
          {name}
          <CloseIcon small />
        </button>
      ))}
      <button
        type="button"
        className="history-tools__chip"
        disabled={!onOpen}
        aria-busy={isJumping || undefined}
        onClick={() => onOpen?.('months')}
      >
        <CalendarIcon small />
        <span>{t(isJumping ? 'month.reading' : 'month.open')}</span>
      </button>
    </div>
  );
};
