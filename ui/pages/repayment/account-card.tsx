import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { amountInWords } from '../../../domain/kernel/amount-words';
import type { Account } from '../../../domain/repayment/account';
import { Preferences } from '../../../domain/visit/preferences';
import { Notifications } from '../../app/notifications';
import { useCopy } from '../../app/use-copy';
import { groupOfFour } from '../../format/digits';
import { useService } from '../../hooks/services';
import { useLanguage } from '../../hooks/use-language';
import { useLive } from '../../hooks/use-live';
import { Amount } from '../../kit/amount';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { CopyField } from '../../kit/copy-field';
import { DigitsOnly } from '../../kit/digits-only';
import '../../kit/page.css';

interface AccountCardProps {
  readonly account: Account;
  /** Called when amount or number were copied. */
  readonly onCopied?: (() => void) | undefined;
  /** Below the amount: the due date. */
  readonly children?: ReactNode;
}

/**
 * Renders how much to pay, also in words, by when, and to what account. The user copies amount and number into the
 * bank's app. A hidden amount must be shown before it can be copied.
 */
export const AccountCard = ({ account, onCopied, children }: AccountCardProps) => {
  const { t } = useTranslation('repayment');
  const notifications = useService(Notifications);
  const preferences = useService(Preferences);
  const isHidden = useLive(preferences.amountsHidden$);
  const language = useLanguage();
  const { amountDue, currency, number } = account;
  const inWords = currency === 'IDR' && !isHidden ? amountInWords(amountDue, language) : undefined;
  const amount = (
    <Amount figure="pay" value={amountDue} currency={currency} size="headline" digitsOnly />
  );
  const copyText = useCopy();
  const copying = (it: 'amount' | 'number', value: string) => ({
    label: t(`account.${it}.label`),
    copy: t('account.copy'),
    what: t(`account.${it}.what`),
    copied: t('account.copied'),
    announced: t(`account.${it}.copied`),
    onCopy: async () => {
      const copied = await copyText(value);
      if (copied) onCopied?.();
      return copied;
    },
    onFailed: () => notifications.toast(t(`account.${it}.copyFailed`)),
  });
  return (
    <Card>
      {isHidden ? (
        <>
          <p className="page__note">{t('account.amount.label')}</p>
          {amount}
          <Button look="quiet" compact onClick={() => preferences.hideAmounts(false)}>
            {t('account.amount.show')}
          </Button>
        </>
      ) : (
        <CopyField {...copying('amount', String(amountDue))}>{amount}</CopyField>
      )}
      {inWords !== undefined && <p className="page__note">{inWords}</p>}
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
