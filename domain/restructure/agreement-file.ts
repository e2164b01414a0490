import { fromBase64 } from '../wire/base64';
import { err, ok, type Result } from '../kernel/result';

/**
 * Why an agreement is not shown. `damaged`: it is no whole PDF. `locked`: it asks for a password. `special`: its contents
 * are not on its pages. `tooHeavy`: it needs more memory or time than an agreement may.
 */
export type AgreementFault = 'empty' | 'damaged' | 'locked' | 'special' | 'tooBig' | 'tooHeavy';

/** Decision 27. */
const longest = 5 * 1024 * 1024;

/** How far from its beginning a file may say what it is, as viewers allow. */
const nearBeginning = 1024;

/** A loop, since a file has millions of bytes. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
};

/** Where the file says that it ends. What follows may be anything but more objects: those were cut off. */
const isWhole = (text: string): boolean => {
  const end = text.lastIndexOf('%%EOF');
  return (
    end >= 0 &&
    /startxref\s+\d+\s+$/.test(text.slice(Math.max(0, end - 64), end)) &&
    !/\d\s+obj\b/.test(text.slice(end))
  );
};

/**
 * Reads an agreement, and judges what can be seen from outside: that it is a whole PDF of reasonable size. What it would do
 * when it is opened does not matter, since nothing in it is run.
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
