import { useTranslation } from 'react-i18next';
import type { Account } from '../../../domain/repayment/account';
import { Amount } from '../../kit/amount';
import { Card } from '../../kit/card';
import { CopyField } from '../../kit/copy-field';

/** How much to pay, and where to. */
export const AccountCard = ({ account }: { readonly account: Account }) => {
  const { t } = useTranslation('repayment');
  const { amountDue, currency, number } = account;
  return (
    <Card title={t('account.amount')}>
      <Amount value={amountDue} currency={currency} size="headline" />
      <CopyField
        label={t('account.number')}
        value={number}
        copy={t('account.copy')}
        copied={t('account.copied')}
        failed={t('account.copyFailed')}
      />
    </Card>
  );
};
