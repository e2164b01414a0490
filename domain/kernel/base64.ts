const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 of an ASCII text. The domain has no `btoa`. */
export const toBase64 = (ascii: string): string => {
  let out = '';
  for (let at = 0; at < ascii.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((step) => ascii.charCodeAt(at + step)) as [
      number,
      number,
      number,
    ];
    const bits = (a << 16) | ((b || 0) << 8) | (c || 0);
    const four = [18, 12, 6, 0].map((shift) => alphabet[(bits >> shift) & 63]).join('');
    out += Number.isNaN(b)
      ? `${four.slice(0, 2)}==`
      : Number.isNaN(c)
        ? `${four.slice(0, 3)}=`
        : four;
  }
  return out;
};

/** The text of a base64 string; `undefined` when it is not one. */
export const fromBase64 = (text: string): string | undefined => {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined;
  let out = '';
  for (let at = 0; at < text.length; at += 4) {
    const four = text.slice(at, at + 4).replace(/=+$/, '');
    const bits = [...four.padEnd(4, 'A')].reduce(
      (sum, sign) => sum * 64 + alphabet.indexOf(sign),
      0,
    );
    const bytes = [(bits >> 16) & 255, (bits >> 8) & 255, bits & 255].slice(0, four.length - 1);
    out += String.fromCharCode(...bytes);
  }
  return out;
};
