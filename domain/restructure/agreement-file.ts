import { fromBase64 } from '../wire/base64';
import { err, ok, type Result } from '../kernel/result';

/**
 * Why an agreement is not shown. `damaged`: it is not a complete PDF. `locked`: it needs a password. `special`: its
 * contents are not on its pages. `tooHeavy`: it needs more memory or time than allowed.
 */
export type AgreementFault = 'empty' | 'damaged' | 'locked' | 'special' | 'tooBig' | 'tooHeavy';

/** The largest agreement, in bytes (decision 27). */
const longest = 5 * 1024 * 1024;

/** The signature `%PDF-` has to be in the first bytes, up to this many, as in PDF viewers. */
const nearBeginning = 1024;

/** Uses a loop, because a file has millions of bytes. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
};

/** Returns whether the file has `startxref` and `%%EOF` at its end, and no object after them. */
const isWhole = (text: string): boolean => {
  const end = text.lastIndexOf('%%EOF');
  return (
    end >= 0 &&
    /startxref\s+\d+\s+$/.test(text.slice(Math.max(0, end - 64), end)) &&
    !/\d\s+obj\b/.test(text.slice(end))
  );
};

/**
 * Reads an agreement, and checks from outside that it is a complete PDF of reasonable size. What it would do when
 * opened does not matter, because nothing in it is run.
 */
export const readAgreement = (body: string): Result<Uint8Array<ArrayBuffer>, AgreementFault> => {
  const plain = body.replace(/^data:application\/pdf;base64,/i, '').replace(/\s+/g, '');
  if (plain === '') return err('empty');
  if (plain.length > Math.ceil(longest / 3) * 4) return err('tooBig');
  const text = fromBase64(plain);
  if (text === undefined) return err('damaged');
  if (text.length > longest) return err('tooBig');
  const isPdf = text.slice(0, nearBeginning).includes('%PDF-');
  return isPdf && isWhole(text) ? ok(bytesOf(text)) : err('damaged');
};
