/** Whole rupiah. Never a fraction, never a float. */
export type Rupiah = number;

/** Reads an amount as servers spell it: an integer, a numeric string, or `1500000.00`. */
export const readRupiah = (value: string | number): Rupiah | undefined => {
  if (typeof value === 'string' && !/^-?\d{1,16}(?:\.0{1,4})?$/.test(value)) return undefined;
  const amount = Number(value);
  return Number.isSafeInteger(amount) ? amount : undefined;
};
