import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button';
import { Notice } from '../../kit/notice';
import './bill-tabs.css';

interface UnreadBillsProps {
  readonly onRetry: () => void;
  /** Opens help, if it is configured. */
  readonly onHelp: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Renders that bills are missing because the answer cannot be read, which waiting may not change. */
export const UnreadBills = ({ onRetry, onHelp, children }: UnreadBillsProps) => {
  const { t } = useTranslation();
  return (
    <Notice tone="warn" role="status">
      <p>{children}</p>
      <div className="unread-bills">
        <Button look="secondary" compact onClick={onRetry}>
          {t('retry')}
        </Button>
        {onHelp && (
          <Button look="secondary" compact onClick={onHelp}>
            {t('openHelp')}
          </Button>
        )}
      </div>
    </Notice>
  );
};
