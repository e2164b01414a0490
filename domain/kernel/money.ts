import { isGroup } from './spellings';
import { UNREAD } from './unread';

/** Whole rupiah. Never a fraction, never a float. */
export type Rupiah = number;

/** Returns the number of `{ value, currency }`; none if another key, such as a scale, may change the amount. */
const valueIn = (sent: object): unknown => {
  const { currency = 'IDR', ...rest } = { ...sent, __proto__: null } as Record<string, unknown>;
  const [name, ...others] = Object.keys(rest);
  return currency === 'IDR' && others.length === 0 && (name === 'value' || name === 'amount')
    ? rest[name]
    : undefined;
};

/**
 * Reads an amount as servers spell it: an integer, a numeric string, `1500000.00`, or `{ value, currency }` in rupiah.
 * An amount that may mean another one is not read: `1500000.50`, `Rp1.250.000`, `822.000`.
 */
export const readRupiah = (sent: unknown): Rupiah | undefined => {
  const value = isGroup(sent) ? valueIn(sent) : sent;
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  if (typeof value === 'string' && !/^-?\d{1,16}(?:\.(?:0{1,2}|0{4}))?$/.test(value))
    return undefined;
  const amount = Number(value);
  return Number.isSafeInteger(amount) ? amount : undefined;
};

/** Leaves out the amounts if their currency was sent but cannot be read. */
export const withKnownAmounts = <
  T extends {
    readonly currency?: string;
    readonly amount?: Rupiah;
    readonly rupiahAmount?: Rupiah;
  },
>(
  sent: T,
): T | Omit<T, 'currency' | 'amount' | 'rupiahAmount'> => {
  if (sent.currency !== UNREAD) return sent;
  const { currency: _currency, amount: _amount, rupiahAmount: _rupiahAmount, ...rest } = sent;
  return rest;
};
