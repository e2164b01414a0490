import type { Rupiah } from '../../domain/kernel/money';

/** Groups digits: `1500000` → `1.500.000`. A text that is not only digits is returned unchanged. */
export const groupDigits = (digits: string): string =>
  /^\d+$/.test(digits) ? digits.replace(/\B(?=(?:\d{3})+$)/g, '.') : digits;

const unitOf = (currency: string): string => (currency === 'IDR' ? 'Rp' : `${currency} `);

/** Formats a hidden amount: `Rp•••••`, `SGD •••••`. Its size and its sign are hidden too. */
export const formatHidden = (_amount: Rupiah, currency = 'IDR'): string =>
  `${unitOf(currency)}•••••`;

/**
 * Formats an amount: `Rp1.500.000`, `-Rp1.500.000`, `Rp0`; another currency shows its code: `SGD 1.500`. The result is
 * the same in both languages. `Intl` is not used, because it puts a no-break space after `Rp`.
 */
export const formatRupiah = (amount: Rupiah, currency = 'IDR'): string => {
  const sign = amount < 0 ? '-' : '';
  return `${sign}${unitOf(currency)}${groupDigits(String(Math.abs(amount)))}`;
};
