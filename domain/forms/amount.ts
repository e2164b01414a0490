const currency = /^(?:rp|idr)\.?\s*/i;

/** `5.000.000`, `5,000,000` or `5 000 000`: groups of three, one separator throughout. `0.750` is less than one. */
const grouped = /^[1-9][0-9]{0,2}(?:([., '])[0-9]{3})(?:\1[0-9]{3})*$/;

/** Nothing after the whole rupiah, as receipts and servers write it: `,00`, `.0`, `,-`. */
const noCents = /(?:([.,])0{1,2}|[.,]-{1,2})$/;

/** What is left before the last separator, and the digits behind it. */
const splitAtLast = /^([0-9][0-9., ']*)[., ']([0-9]+)$/;

const digitsIn = (text: string): string => text.replace(/[^0-9]/g, '').replace(/^0+(?=[0-9])/, '');

const whole = (text: string): string | undefined =>
  /^[0-9]+$/.test(text) || grouped.test(text) ? digitsIn(text) : undefined;

/** Cents are marked by another sign than thousands: `5.000.00` could be either and is neither. */
const withoutCents = (text: string): string => {
  const end = noCents.exec(text);
  const rest = text.slice(0, end?.index);
  return end?.[1] !== undefined && rest.includes(end[1]) ? text : rest;
};

/** Reads whole rupiah as digits, in any usual spelling of Indonesian or English; `undefined` where it could mean less. */
export const readAmount = (text: string): string | undefined =>
  whole(withoutCents(text.replace(currency, '')));

/** Returns the two amounts that a text without words may mean: its last separator stands before cents, or in a group. */
export const readingsOf = (text: string): readonly [less: string, more: string] | undefined => {
  const bare = text.replace(currency, '');
  const [, before] = splitAtLast.exec(bare) ?? [];
  return before === undefined ? undefined : [digitsIn(before), digitsIn(bare)];
};
