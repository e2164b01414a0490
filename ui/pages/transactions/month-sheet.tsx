import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format';
import { Button } from '../../kit/button';
import { Sheet } from '../../kit/sheet';
import './history-sheets.css';

interface MonthSheetProps {
  /** `2025-04`, newest first. */
  readonly months: readonly string[];
  readonly onChoose: (month: string) => void;
  readonly onClose: () => void;
}

/** Renders the months to which the list can jump. */
export const MonthSheet = ({ months, onChoose, onClose }: MonthSheetProps) => {
  const { t } = useTranslation(['transactions', 'common']);
  const format = useFormat();
  return createPortal(
    <Sheet
      title={t('month.title')}
      close={t('common:close')}
      onClose={onClose}
      actions={
        <Button look="quiet" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <ul className="months">
        {months.map((month) => (
          <li key={month}>
            <Button look="secondary" onClick={() => onChoose(month)}>
              {format.month(month)}
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>,
    document.body,
  );
};
