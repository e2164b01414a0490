import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { lastPayday } from '../../../domain/bills/payday';
import { Button } from '../../kit/button';
import { SelectField } from '../../kit/select-field';
import { Sheet } from '../../kit/sheet';

interface PaydaySheetProps {
  readonly payday: number | undefined;
  /** Keeps the payday, or forgets it. */
  readonly onKeep: (payday: number | undefined) => void;
  readonly onClose: () => void;
}

const days = Array.from({ length: lastPayday }, (_, at) => String(at + 1));

/** Renders the choice of the day of the month on which the user is paid. */
export const PaydaySheet = ({ payday, onKeep, onClose }: PaydaySheetProps) => {
  const { t } = useTranslation(['repayment', 'common']);
  const [chosen, choose] = useState(String(payday ?? ''));
  return createPortal(
    <Sheet
      title={t('payday.when')}
      close={t('common:close')}
      onClose={onClose}
      action={
        <Button look="primary" disabled={chosen === ''} onClick={() => onKeep(Number(chosen))}>
          {t('payday.save')}
        </Button>
      }
      more={
        payday !== undefined && (
          <Button look="quiet" onClick={() => onKeep(undefined)}>
            {t('payday.forget')}
          </Button>
        )
      }
    >
      <p>{t('payday.kept')}</p>
      <SelectField
        name="payday"
        label={t('payday.label')}
        hint={t('payday.hint')}
        placeholder={t('payday.choose')}
        options={days.map((value) => ({ value, label: value }))}
        value={chosen}
        onChange={choose}
      />
    </Sheet>,
    document.body,
  );
};
