import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Clock } from '../../../../domain/ports/clock';
import { PendingNotice } from '../../../app/pending-notice';
import { useAwaited } from '../../../app/use-awaited';
import { usePending } from '../../../app/use-pending';
import { useFormat } from '../../../format/use-format';
import { useService } from '../../../hooks/services';

interface PendingProps {
  /** Called with whether a payment is under way, or made as the user says. */
  readonly onPending: (isPending: boolean) => void;
}

/** Renders that a payment is under way, or that the user said so. `Latest` loads the newest transactions. */
export const Pending = ({ onPending }: PendingProps) => {
  const { t } = useTranslation('overview');
  const format = useFormat();
  const clock = useService(Clock);
  const pending = usePending();
  const sentAt = useAwaited();
  const isPending = pending !== undefined || sentAt !== undefined;
  useLayoutEffect(() => {
    onPending(isPending);
    return () => onPending(false);
  }, [onPending, isPending]);
  if (pending) {
    const { amount } = pending;
    const text =
      amount === undefined
        ? t('pending.alone')
        : t('pending.amount', { amount: format.rupiah(amount) });
    return <PendingNotice text={text} see={t('pending.see')} />;
  }
  if (sentAt === undefined) return null;
  const time = format.moment(sentAt, clock.now());
  return <PendingNotice isSaid text={t('pending.sentAt', { time })} see={t('pending.seeTrail')} />;
};
