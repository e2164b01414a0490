import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { arrived } from '../../domain/kernel/arrived';
import type { Wizard } from '../../domain/forms/wizard';
import { useFailureDialog } from '../app/use-failure-dialog';
import { useLate } from '../app/use-late';
import { ChevronIcon, SearchIcon } from '../icons/later-icons';
import './forms.css';

const addressSheet = {
  code: () => import('./address-sheet').then((it) => arrived(it.AddressSheet)),
  messages: ['sheets'],
} as const;

interface AddressSearchProps {
  readonly wizard: Wizard;
  /** Group of the address among the answers. */
  readonly group: string;
}

/** Renders a button that opens one search in place of four lists. */
export const AddressSearch = ({ wizard, group }: AddressSearchProps) => {
  const { t } = useTranslation('form');
  const showFailure = useFailureDialog();
  const { part: Sheet, load } = useLate(addressSheet);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    if (await load()) setOpen(true);
    else showFailure({ kind: 'network' });
  };
  return (
    <div data-opens="address-search">
      <button type="button" className="search-button" onClick={() => void open()}>
        <SearchIcon />
        <span>
          {t('search.title')}
          <span className="search-button__hint">{t('search.hint')}</span>
        </span>
        <ChevronIcon small />
      </button>
      {isOpen && Sheet && <Sheet wizard={wizard} group={group} onClose={() => setOpen(false)} />}
    </div>
  );
};
