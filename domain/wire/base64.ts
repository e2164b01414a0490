/** Whether a text is base64 as it is written by the book: padded, and without white space. */
const isBase64 = (text: string): boolean =>
  text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);

/** Returns the text of a base64 string, one character for each byte; `undefined` when it is not one. */
export const fromBase64 = (text: string): string | undefined =>
  isBase64(text) ? atob(text) : undefined;
