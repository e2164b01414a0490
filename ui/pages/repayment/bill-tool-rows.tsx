import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BellIcon, WalletIcon } from '../../icons/later-icons';
import { Card } from '../../kit/card';
import { Row, Rows } from '../../kit/rows';

interface ToolRowProps {
  readonly onClick: () => void;
}

export const ReminderRow = ({ onClick }: ToolRowProps) => {
  const { t } = useTranslation('repayment');
  return <Row start={<BellIcon small />} title={t('remind.button')} onClick={onClick} />;
};

export const PaydayRow = ({ onClick }: ToolRowProps) => {
  const { t } = useTranslation('repayment');
  return <Row start={<WalletIcon small />} title={t('payday.set')} onClick={onClick} />;
};

/** Renders the card around the reminder and the payday. */
export const BillToolRows = ({ children }: { readonly children: ReactNode }) => (
  <Card>
    <Rows>{children}</Rows>
  </Card>
);
