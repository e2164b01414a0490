const currency = /^(?:rp|idr)\.?\s*/i;

/** Matches `5.000.000`, `5,000,000` or `5 000 000`: groups of three with one separator, but not `0.750`. */
const grouped = /^[1-9][0-9]{0,2}(?:([., '])[0-9]{3})(?:\1[0-9]{3})*$/;

/** Matches empty cents, as receipts and servers write them: `,00`, `.0`, `,-`. */
const noCents = /(?:([.,])0{1,2}|[.,]-{1,2})$/;

/** Captures the text before the last separator, and the digits after it. */
const splitAtLast = /^([0-9][0-9., ']*)[., ']([0-9]+)$/;

const digitsIn = (text: string): string => text.replace(/[^0-9]/g, '').replace(/^0+(?=[0-9])/, '');

const whole = (text: string): string | undefined =>
  /^[0-9]+$/.test(text) || grouped.test(text) ? digitsIn(text) : undefined;

/** Removes empty cents, unless their separator also groups thousands: `5.000.00` is ambiguous. */
const withoutCents = (text: string): string => {
  const end = noCents.exec(text);
  const rest = text.slice(0, end?.index);
  return end?.[1] !== undefined && rest.includes(end[1]) ? text : rest;
};

/** Reads whole rupiah as digits, in the usual Indonesian and English spellings; `undefined` for an unclear amount. */
export const readAmount = (text: string): string | undefined =>
  whole(withoutCents(text.replace(currency, '')));

/** Returns the two amounts that a number may mean: its last separator can mark cents or group thousands. */
export const readingsOf = (text: string): readonly [less: string, more: string] | undefined => {
  const bare = text.replace(currency, '');
  const [, before] = splitAtLast.exec(bare) ?? [];
  return before === undefined ? undefined : [digitsIn(before), digitsIn(bare)];
};
