const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const values = new Uint8Array(128);
for (let at = 0; at < alphabet.length; at += 1) values[alphabet.charCodeAt(at)] = at;

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

export const isBase64 = (text: string): boolean =>
  text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);

/** The bytes of a base64 string, which may be megabytes long. */
export const bytesOfBase64 = (text: string): Uint8Array<ArrayBuffer> => {
  const plain = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((plain.length * 3) / 4));
  let [bits, held, to] = [0, 0, 0];
  for (let at = 0; at < plain.length; at += 1) {
    bits = ((bits << 6) | (values[plain.charCodeAt(at)] ?? 0)) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[to] = (bits >> held) & 255;
    to += 1;
  }
  return bytes;
};

/** The text of a base64 string; `undefined` when it is not one. */
export const fromBase64 = (text: string): string | undefined =>
  isBase64(text)
    ? Array.from(bytesOfBase64(text), (byte) => String.fromCharCode(byte)).join('')
    : undefined;
