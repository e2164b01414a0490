import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Owed } from '../../../../domain/home/owed';
import { billListOf } from '../../../../domain/bills/address';
import { Navigator } from '../../../../domain/ports/navigator';
import { useFormat } from '../../../format/use-format';
import { useService } from '../../../hooks/services';
import { Amount } from '../../../kit/amount';
import { Button } from '../../../kit/button';
import { Card } from '../../../kit/card';
import { classes } from '../../../kit/classes';

/** How far the due day is: the key of its words, and what they count. */
const distance = ({ days, isLate }: Owed) => {
  if (isLate) return days !== undefined && days < 0 ? 'late' : 'overdue';
  if (days === undefined || days < 0) return undefined;
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'in';
};

/** "Terlambat 3 hari · jatuh tempo 20 November 2026". */
const DueLine = ({ owed }: { readonly owed: Owed }) => {
  const { t } = useTranslation('home');
  const format = useFormat();
  const { dueTime, days = 0, isLate } = owed;
  const far = distance(owed);
  const day = dueTime === undefined ? undefined : format.day(dueTime);
  const date = day && (isLate ? t('owed.wasDue', { day }) : far ? day : t('dueOn', { day }));
  return (
    <p className="owed__when">
      {far && <strong>{t(`owed.${far}`, { count: Math.abs(days) })}</strong>}
      {far && date && ' · '}
      {date && <span className="nowrap">{date}</span>}
    </p>
  );
};

interface OwedCardProps {
  readonly owed: Owed;
  readonly stale: boolean;
  /** The figures cannot be brought up to date, so nothing is paid from here. */
  readonly waits: boolean;
  /** Tells the late part from the rest, once the bills are read; `line` is shown where it cannot. */
  readonly parts: ((line: ReactNode) => ReactNode) | undefined;
}

/** What is owed, by when, and the way to pay it: the first thing on home. */
export const OwedCard = ({ owed, stale, waits, parts }: OwedCardProps) => {
  const { t } = useTranslation('home');
  const format = useFormat();
  const navigator = useService(Navigator);
  const { amount, title = t('owed.title'), isLate } = owed;
  const line = <DueLine owed={owed} />;
  return (
    <Card title={title}>
      <div className={classes('owed', isLate && 'owed--late')}>
        {amount !== undefined && <Amount owed value={amount} size="headline" stale={stale} />}
        <div className="owed__facts">{parts ? parts(line) : line}</div>
        <Button
          action={waits ? undefined : 'primary'}
          disabled={waits}
          onClick={() => navigator.go(billListOf('CURRENT'))}
        >
          {amount === undefined ? t('pay') : t('payAmount', { amount: format.rupiah(amount) })}
        </Button>
      </div>
    </Card>
  );
};
