import { useContext } from 'react';
import type { Rupiah } from '../../domain/kernel/money';
import { HiddenAmounts } from '../format/hidden-amounts';
import { formatHidden, formatRupiah, groupDigits } from '../format/rupiah';
import { classes } from './classes';
import { RupiahText } from './rupiah-text';
import './amount.css';

interface AmountProps {
  readonly value: Rupiah;
  /** ISO code; an amount in another currency than rupiah shows its code. */
  readonly currency?: string | undefined;
  /** Whether the value is the last known one while a new one loads; it is then marked as stale. */
  readonly stale?: boolean | undefined;
  readonly size?: 'text' | 'strong' | 'headline' | undefined;
  /** Whether the value is money in, which is shown with a plus, whatever its sign. */
  readonly isIn?: boolean | undefined;
  /** For an amount that is copied elsewhere: a selection by hand contains digits without dots. */
  readonly digitsOnly?: boolean | undefined;
  /** The name of a headline figure, for tests; each name is at most once on a page. */
  readonly figure?:
    | 'owed'
    | 'limit'
    | 'available'
    | 'used'
    | 'total'
    | 'remaining'
    | 'pay'
    | undefined;
}

/**
 * Renders an amount of money: shown as `Rp1.500.000`, read aloud as "1.500.000 rupiah"; as dots while amounts are hidden.
 * Browsers do not translate it, and another amount is another element, so that nothing of the old one can stay.
 */
export const Amount = (props: AmountProps) => {
  const { value, currency = 'IDR', stale = false, size = 'text', figure, digitsOnly } = props;
  const sign = value === 0 ? '' : props.isIn ? '+' : value < 0 ? '−' : '';
  const digits = groupDigits(String(Math.abs(value)));
  const spoken = useContext(HiddenAmounts);
  return (
    <span
      key={`${currency} ${value}`}
      className={classes(
        'amount',
        `amount--${size}`,
        figure && `amount--${figure}`,
        stale && 'amount--stale',
      )}
      {...(!stale && { 'data-amount': value, 'data-figure': figure })}
      data-stale={stale || undefined}
      translate="no"
    >
      {spoken !== undefined ? (
        <>
          <span aria-hidden="true">
            {props.isIn && sign}
            {formatHidden(value, currency)}
          </span>
          <span className="visually-hidden">{spoken}</span>
        </>
      ) : currency === 'IDR' ? (
        <>
          {sign}
          <RupiahText digits={digits} digitsOnly={digitsOnly} />
        </>
      ) : (
        `${sign}${formatRupiah(Math.abs(value), currency)}`
      )}
    </span>
  );
};
