import type { Rupiah } from '../../domain/kernel/money';

/** `1500000` → `1.500.000`. Text that is not digits alone is handed back as it is. */
export const groupDigits = (digits: string): string =>
  /^\d+$/.test(digits) ? digits.replace(/\B(?=(?:\d{3})+$)/g, '.') : digits;

/**
 * `Rp1.500.000`, `-Rp1.500.000`, `Rp0`; another currency shows its code: `SGD 1.500`. Written by hand and the same in
 * both languages: `Intl` puts a no-break space after `Rp`.
 */
export const formatRupiah = (amount: Rupiah, currency = 'IDR'): string => {
  const sign = amount < 0 ? '-' : '';
  const unit = currency === 'IDR' ? 'Rp' : `${currency} `;
  return `${sign}${unit}${groupDigits(String(Math.abs(amount)))}`;
};
