import { useTranslation } from 'react-i18next';
import { arrived } from '../../domain/kernel/arrived';
import type { Wizard } from '../../domain/forms/wizard';
import { useFailureDialog } from '../app/use-failure-dialog';
import { Button } from '../kit/button';
import { useLateSheet } from './use-late-sheet';

const load = () => import('./address-sheet').then((it) => arrived(it.AddressSheet));

interface AddressSearchProps {
  readonly wizard: Wizard;
  /** The group of the address among the answers. */
  readonly group: string;
}

/** One search in place of four lists. */
export const AddressSearch = ({ wizard, group }: AddressSearchProps) => {
  const { t } = useTranslation('form');
  const showFailure = useFailureDialog();
  const { Sheet, open, close } = useLateSheet(load, () => showFailure({ kind: 'network' }));
  return (
    <div data-opens="address-search">
      <Button onClick={open}>{t('search')}</Button>
      {Sheet && <Sheet wizard={wizard} group={group} onClose={close} />}
    </div>
  );
};
