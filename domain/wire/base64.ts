/** Returns whether a text is strict base64: padded, and without white space. */
const isBase64 = (text: string): boolean =>
  text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);

/** Decodes base64 into a text with one character for each byte; `undefined` if it is invalid. */
export const fromBase64 = (text: string): string | undefined =>
  isBase64(text) ? atob(text) : undefined;
