import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { dueDistance, type Owed } from '../../../../domain/home/owed';
import { payAddress } from '../../../../domain/home/pay-address';
import { WayButton } from '../../../app/way-button';
import { HiddenAmounts } from '../../../format/hidden-amounts';
import { useFormat } from '../../../format/use-format';
import { Amount } from '../../../kit/amount';
import { Button } from '../../../kit/button';
import { Card } from '../../../kit/card';
import { classes } from '../../../kit/classes';
import '../../../kit/page.css';

/**
 * Renders "Paling lama terlambat 3 hari, jatuh tempo 20 November 2026": the amount can include bills that are not late.
 * Otherwise when it is due, or that this is unknown.
 */
const DueLine = ({ owed }: { readonly owed: Owed }) => {
  const { t } = useTranslation('home');
  const format = useFormat();
  const { dueTime, days = 0, isLate } = owed;
  const far = dueDistance(owed);
  const day = dueTime === undefined ? undefined : format.day(dueTime);
  // A due day that is not past contradicts "overdue", so it is left out.
  const late = days < 0 ? t('owed.wasDue', { day }) : undefined;
  const date = day && (isLate ? late : far ? day : t('dueOn', { day }));
  return (
    <p className="owed__when">
      {far && <strong>{t(`owed.${far}`, { count: Math.abs(days) })}</strong>}
      {far && date && ', '}
      {date && <span className="nowrap">{date}</span>}
      {!far && !date && t('owed.dateUnread')}
    </p>
  );
};

interface OwedCardProps {
  readonly owed: Owed;
  /** Whether a bill is late while it is not known how much of the amount is; `parts` then shows it. */
  readonly isPartLate?: boolean;
  /** Whether a payment is under way, so that another one is not the loudest. */
  readonly isPending?: boolean;
  readonly stale: boolean;
  /** Whether the figures cannot be refreshed, so that paying is disabled. */
  readonly waits: boolean;
  /** Separates the late part from the rest, once the bills are loaded; shows `line` if that is not possible. */
  readonly parts: ((line: ReactNode) => ReactNode) | undefined;
  /** Called when the user cannot pay a late bill yet. */
  readonly onCannotPay: () => void;
}

/** Renders the amount due, its due date, and the button to pay it: the first card on home. */
export const OwedCard = (props: OwedCardProps) => {
  const { owed, isPartLate, isPending, stale, waits, parts, onCannotPay } = props;
  const { t } = useTranslation('home');
  const format = useFormat();
  const isHidden = useContext(HiddenAmounts) !== undefined;
  const { amount, title = t('owed.title'), isLate, hasFee } = owed;
  const label =
    amount === undefined
      ? t('pay')
      : isHidden
        ? t('payBill')
        : t('payAmount', { amount: format.rupiah(amount) });
  const line = <DueLine owed={owed} />;
  return (
    <Card title={<bdi className="amount-label">{title}</bdi>} late={isLate && !isPartLate}>
      <div className={classes('owed', isLate && 'owed--late', hasFee && 'owed--fee')}>
        {amount !== undefined && (
          <Amount figure="owed" value={amount} size="headline" stale={stale} />
        )}
        <div className="owed__facts">{parts ? parts(line) : line}</div>
        <WayButton
          action={waits ? undefined : 'primary'}
          look={isPending ? 'secondary' : undefined}
          disabled={waits}
          to={payAddress(owed)}
        >
          {label}
        </WayButton>
        {isLate && <p className="owed__warning">{t('owed.consequence')}</p>}
        {isLate && (
          <Button look="quiet" onClick={onCannotPay}>
            {t('owed.cannotPay')}
          </Button>
        )}
      </div>
    </Card>
  );
};
