import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Bills } from '../../../../domain/bills/bills';
import type { Owed } from '../../../../domain/home/owed';
import { isPartLate } from '../../../../domain/bills/due-parts';
import { agreesWith, lateFeeOf, owedParts } from '../../../../domain/home/owed-parts';
import { latestValue } from '../../../../domain/kernel/loadable';
import { UNREAD, type Unread } from '../../../../domain/kernel/unread';
import { Clock } from '../../../../domain/ports/clock';
import { useFormat } from '../../../format/use-format';
import { useService } from '../../../hooks/services';
import { useLive } from '../../../hooks/use-live';
import { Amount } from '../../../kit/amount';
import './owed-parts.css';

interface PartsProps {
  readonly owed: Owed;
  /** Fallback when late and upcoming bills cannot be separated. */
  readonly line: ReactNode;
  /** Called before the paint with whether a bill is late while it is not known how much of the amount is. */
  readonly onPartLate: (isPartLate: boolean) => void;
}

interface FeeProps {
  readonly fee: number | Unread | undefined;
  readonly label: string;
  /** Whether the label and the amount are a sentence. */
  readonly isSentence?: boolean | undefined;
}

/** Renders a late fee that the amount may or may not contain. */
export const Fee = ({ fee, label, isSentence }: FeeProps) => {
  const { t } = useTranslation('overview');
  if (fee === undefined) return null;
  return (
    <p className="owed__fee">
      {fee === UNREAD ? (
        t('feeUnread')
      ) : (
        <>
          {label} <Amount value={fee} />
          {isSentence && '.'}
        </>
      )}
    </p>
  );
};

/** Renders the late amount and the amount that is not due yet, to the rupiah; loads the bills if something is late. */
export const Parts = ({ owed, line, onPartLate }: PartsProps) => {
  const { t } = useTranslation(['overview', 'home']);
  const format = useFormat();
  const clock = useService(Clock);
  const book = useService(Bills).of('CURRENT');
  const bills = latestValue(useLive(book.state$));
  const { isLate, amount, days = 0 } = owed;

  // A changed amount loads the bills again.
  useEffect(() => {
    if (isLate && amount !== undefined) void book.load();
  }, [book, isLate, amount]);

  const parts = isLate && bills ? owedParts(owed, bills, clock.now()) : undefined;
  // Bills that contradict home's amount are hidden, with their fees.
  const fee = bills && lateFeeOf(owed, bills, clock.now());
  const isPart = bills !== undefined && agreesWith(owed, bills) && isPartLate(bills, clock.now());
  useLayoutEffect(() => onPartLate(isPart), [isPart, onPartLate]);
  const partLine = (
    <p className="owed__when">
      <strong>{t('some')}</strong>
      {days < 0 && `, ${t('home:owed.wasDue', { day: format.day(owed.dueTime ?? 0) })}`}
    </p>
  );
  const { late, coming } = parts ?? {};
  const lateFee = fee === UNREAD ? undefined : late?.lateFee;
  if (!late || (!coming && lateFee === undefined))
    return (
      <>
        {isPart ? partLine : line}
        <Fee fee={fee} label={t('fee')} />
      </>
    );
  const day = coming?.dueTime === undefined ? undefined : format.shortDay(coming.dueTime);
  return (
    <>
      <dl>
        <div className="owed__part owed__part--late">
          <dt>{days < 0 ? t('lateDays', { count: -days }) : t('home:owed.overdue')}</dt>
          <dd>
            <Amount value={late.amount} />
          </dd>
          {lateFee !== undefined && (
            <dd className="owed__note">
              {t('lateFee')} <Amount value={lateFee} />
            </dd>
          )}
        </div>
        {coming && (
          <div className="owed__part">
            <dt>{day === undefined ? t('notDue') : t('home:dueOn', { day })}</dt>
            <dd>
              <Amount value={coming.amount} />
            </dd>
          </div>
        )}
      </dl>
      {lateFee === undefined && <Fee fee={fee} label={t('fee')} />}
    </>
  );
};
