import type { Rupiah } from '../../domain/kernel/money';
import { formatRupiah, groupDigits } from '../format/rupiah';
import { classes } from './classes';
import { DigitsOnly } from './digits-only';
import './amount.css';

interface AmountProps {
  readonly value: Rupiah;
  /** ISO code; another currency than rupiah is shown by its code. */
  readonly currency?: string | undefined;
  /** A last-known value whose new one is on its way: marked, and not offered as the amount. */
  readonly stale?: boolean | undefined;
  readonly size?: 'text' | 'strong' | 'headline' | undefined;
  /** It is taken elsewhere: who selects it by hand gets digits without dots. */
  readonly digitsOnly?: boolean | undefined;
  /** An amount owed that stands above the page's headline figure: marked `data-owed`, so that the figure stays first. */
  readonly owed?: boolean | undefined;
}

/**
 * An amount of money: seen as `Rp1.500.000`, heard as "1.500.000 rupiah". A browser that translates the page leaves it
 * alone, and another amount is another element: nothing of the old one can stay.
 */
export const Amount = (props: AmountProps) => {
  const { value, currency = 'IDR', stale = false, size = 'text', owed = false, digitsOnly } = props;
  const digits = groupDigits(String(Math.abs(value)));
  return (
    <span
      key={`${currency} ${value}`}
      className={classes('amount', `amount--${size}`, stale && 'amount--stale')}
      {...(!stale && { [owed ? 'data-owed' : 'data-amount']: value })}
      data-stale={stale || undefined}
      translate="no"
    >
      {currency === 'IDR' ? (
        <>
          {value < 0 && '-'}
          <span className="amount__aside" aria-hidden="true">
            Rp
          </span>
          {digitsOnly ? <DigitsOnly text={digits} /> : digits}
          <span className="visually-hidden amount__aside"> rupiah</span>
        </>
      ) : (
        formatRupiah(value, currency)
      )}
    </span>
  );
};
