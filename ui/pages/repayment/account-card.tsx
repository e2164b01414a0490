import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../domain/repayment/account';
import { Notifications } from '../../app/notifications';
import { useCopy } from '../../app/use-copy';
import { groupOfFour } from '../../format/digits';
import { useService } from '../../hooks/services';
import { Amount } from '../../kit/amount';
import { Card } from '../../kit/card';
import { CopyField } from '../../kit/copy-field';
import { DigitsOnly } from '../../kit/digits-only';

interface AccountCardProps {
  readonly account: Account;
  /** Called when amount or number were copied. */
  readonly onCopied: () => void;
  /** Below the amount: the due date. */
  readonly children?: ReactNode;
}

/** Renders how much to pay, by when, and to what account. The user copies amount and number into the bank's app. */
export const AccountCard = ({ account, onCopied, children }: AccountCardProps) => {
  const { t } = useTranslation('repayment');
  const notifications = useService(Notifications);
  const { amountDue, currency, number } = account;
  const copyText = useCopy();
  const copying = (it: 'amount' | 'number', value: string) => ({
    label: t(`account.${it}.label`),
    copy: t('account.copy'),
    what: t(`account.${it}.what`),
    copied: t('account.copied'),
    announced: t(`account.${it}.copied`),
    onCopy: async () => {
      const copied = await copyText(value);
      if (copied) onCopied();
      return copied;
    },
    onFailed: () => notifications.toast(t(`account.${it}.copyFailed`)),
  });
  return (
    <Card>
      <CopyField {...copying('amount', String(amountDue))}>
        <Amount figure="pay" value={amountDue} currency={currency} size="headline" digitsOnly />
      </CopyField>
      {children}
      <CopyField {...copying('number', number)}>
        {/* The number is shown from the start, so the live region of an `output` is not needed. */}
        <output aria-live="off">
          <DigitsOnly text={groupOfFour(number)} />
        </output>
      </CopyField>
    </Card>
  );
};
