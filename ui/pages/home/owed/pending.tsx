import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pendingPayment } from '../../../../domain/home/pending-payment';
import { latestValue } from '../../../../domain/kernel/loadable';
import { History } from '../../../../domain/transactions/history';
import { useFormat } from '../../../format/use-format';
import { useService } from '../../../hooks/services';
import { useLive } from '../../../hooks/use-live';
import { PendingNotice } from '../../../app/pending-notice';

interface PendingProps {
  /** Called with whether a payment is under way. */
  readonly onPending: (isPending: boolean) => void;
}

/** Renders that a payment is under way, if the newest transactions have one. `Latest` loads them. */
export const Pending = ({ onPending }: PendingProps) => {
  const { t } = useTranslation('overview');
  const format = useFormat();
  const pending = pendingPayment(latestValue(useLive(useService(History).state$))?.rows ?? []);
  const isPending = pending !== undefined;
  useLayoutEffect(() => {
    onPending(isPending);
    return () => onPending(false);
  }, [onPending, isPending]);
  if (!pending) return null;
  const { amount } = pending;
  const text =
    amount === undefined
      ? t('pending.alone')
      : t('pending.amount', { amount: format.rupiah(amount) });
  return <PendingNotice text={text} see={t('pending.see')} />;
};
