import type { Rupiah } from '../../domain/kernel/money';
import { formatRupiah, groupDigits } from '../format/rupiah';
import { classes } from './classes';

interface AmountProps {
  readonly value: Rupiah;
  /** ISO code; another currency than rupiah is shown by its code. */
  readonly currency?: string | undefined;
  /** A last-known value whose new one is on its way: marked, and not offered as the amount. */
  readonly stale?: boolean | undefined;
  readonly size?: 'text' | 'strong' | 'headline' | undefined;
}

/** An amount of money: seen as `Rp1.500.000`, heard as "1.500.000 rupiah". */
export const Amount = ({ value, currency = 'IDR', stale = false, size = 'text' }: AmountProps) => (
  <span
    className={classes('amount', `amount--${size}`, stale && 'amount--stale')}
    data-amount={stale ? undefined : value}
    data-stale={stale || undefined}
  >
    {currency === 'IDR' ? (
      <>
        {value < 0 && '-'}
        <span aria-hidden="true">Rp</span>
        {groupDigits(String(Math.abs(value)))}
        <span className="visually-hidden"> rupiah</span>
      </>
    ) : (
      formatRupiah(value, currency)
    )}
  </span>
);
