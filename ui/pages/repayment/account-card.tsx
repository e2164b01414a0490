import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../domain/repayment/account';
import { Notifications } from '../../app/notifications';
import { groupOfFour } from '../../format/digits';
import { useService } from '../../hooks/services';
import { Amount } from '../../kit/amount';
import { Card } from '../../kit/card';
import { CopyField } from '../../kit/copy-field';

interface AccountCardProps {
  readonly account: Account;
  /** Below the amount: by when it is due. */
  readonly children?: ReactNode;
}

/** How much to pay, by when, and where to. Amount and number are taken to the bank's app. */
export const AccountCard = ({ account, children }: AccountCardProps) => {
  const { t } = useTranslation('repayment');
  const notifications = useService(Notifications);
  const { amountDue, currency, number } = account;
  const copying = (it: 'amount' | 'number') => ({
    label: t(`account.${it}.label`),
    copy: t('account.copy'),
    what: t(`account.${it}.what`),
    onEnd: (copied: boolean) =>
      notifications.toast(t(`account.${it}.${copied ? 'copied' : 'copyFailed'}`)),
  });
  return (
    <Card>
      <CopyField {...copying('amount')} value={String(amountDue)}>
        <Amount value={amountDue} currency={currency} size="headline" />
      </CopyField>
      {children}
      <CopyField {...copying('number')} value={number}>
        {/* It is there from the start, so nothing is told when it comes. */}
        <output aria-live="off">{groupOfFour(number)}</output>
      </CopyField>
    </Card>
  );
};
