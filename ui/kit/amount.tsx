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
  /** An amount owed that stands above the page's headline figure: marked `data-owed`, so that the figure stays first. */
  readonly owed?: boolean | undefined;
}

/** An amount of money: seen as `Rp1.500.000`, heard as "1.500.000 rupiah". */
export const Amount = (props: AmountProps) => {
  const { value, currency = 'IDR', stale = false, size = 'text', owed = false } = props;
  return (
    <span
      className={classes('amount', `amount--${size}`, stale && 'amount--stale')}
      {...(!stale && { [owed ? 'data-owed' : 'data-amount']: value })}
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
};
