const currency = /^(?:rp|idr)\.?\s*/i;

/** `5.000.000`, `5,000,000` or `5 000 000`: groups of three, one separator throughout. */
const grouped = /^[0-9]{1,3}(?:([., '])[0-9]{3})(?:\1[0-9]{3})*$/;

/** Nothing after the whole rupiah, as receipts and servers write it: `,00`, `.00`, `,-`. */
const noCents = /(?:([.,])00|(,)-)$/;

const whole = (text: string): string | undefined => {
  if (!/^[0-9]+$/.test(text) && !grouped.test(text)) return undefined;
  return text.replace(/[^0-9]/g, '').replace(/^0+(?=[0-9])/, '');
};

/** Cents are marked by another sign than thousands: `5.000.00` could be either and is neither. */
const withoutCents = (text: string): string => {
  const end = noCents.exec(text);
  const rest = text.slice(0, end?.index);
  return rest.includes(end?.[1] ?? end?.[2] ?? '') ? text : rest;
};

/** Whole rupiah as digits, however they were typed or pasted. `undefined` when cents, signs or words are in it. */
export const readAmount = (text: string): string | undefined =>
  whole(withoutCents(text.replace(currency, '')));
