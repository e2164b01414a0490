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
import { classes } from '../../kit/classes';
import { CopyField } from '../../kit/copy-field';
import { DigitsOnly } from '../../kit/digits-only';
import { SkeletonLine } from '../../kit/skeleton-parts';
import { useKnownDue } from './use-known-due';
import '../../kit/page.css';
import './account-card.css';

interface AccountCardProps {
  /** The account, once it is loaded. */
  readonly account: Account | undefined;
  /** Called when amount or number were copied. */
  readonly onCopied?: (() => void) | undefined;
  /** Next to the amount: the due date. */
  readonly children?: ReactNode;
  /** Below the number. */
  readonly more?: ReactNode;
}

/**
 * Renders how much to pay, also in words, by when, and to what account; until that is loaded, the amount due that an
 * earlier page has shown. Its element stays when the account arrives: a page transition ends when an element that it
 * moves is removed. The user copies amount and number into the bank's app. A hidden amount must be shown before it can
 * be copied.
 */
export const AccountCard = ({ account, onCopied, children, more }: AccountCardProps) => {
  const { t } = useTranslation('repayment');
  const notifications = useService(Notifications);
  const preferences = useService(Preferences);
  const isHidden = useLive(preferences.amountsHidden$);
  const language = useLanguage();
  const known = useKnownDue();
  const { value, currency } = account
    ? { value: account.amountDue, currency: account.currency }
    : { value: known?.amount, currency: known?.currency };
  const inWords =
    account && currency === 'IDR' && !isHidden
      ? amountInWords(account.amountDue, language)
      : undefined;
  const amount =
    value === undefined ? (
      <SkeletonLine size="headline" width="long" />
    ) : (
      <Amount
        figure="pay"
        value={value}
        currency={currency}
        size="headline"
        stale={!account}
        digitsOnly
      />
    );
  const copyText = useCopy();
  const copying = (it: 'amount' | 'number', value: string) => ({
    label:
      it === 'amount' ? (
        <span className="amount-label">{t('account.amount.label')}</span>
      ) : (
        t('account.number.label')
      ),
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
      <div className={classes('account-card__part', !account && 'account-card__part--loading')}>
        {isHidden ? (
          <>
            <p className="page__note">{t('account.amount.label')}</p>
            {amount}
            <Button look="quiet" compact onClick={() => preferences.hideAmounts(false)}>
              {t('account.amount.show')}
            </Button>
          </>
        ) : (
          <CopyField {...copying('amount', String(value))}>{amount}</CopyField>
        )}
        {inWords !== undefined && (
          // Screen readers have read the same already.
          <p className="account-card__words" aria-hidden="true">
            {inWords}
          </p>
        )}
        {account ? children : <SkeletonLine width="long" />}
      </div>
      {account ? (
        <div className="account-card__part">
          <CopyField {...copying('number', account.number)}>
            {/* The number is shown from the start, so the live region of an `output` is not needed. */}
            <output aria-live="off">
              <DigitsOnly text={groupOfFour(account.number)} />
            </output>
          </CopyField>
        </div>
      ) : (
        <>
          <SkeletonLine width="half" />
          <SkeletonLine size="headline" width="long" />
        </>
      )}
      {account && more}
    </Card>
  );
};
