import { bytesOfBase64, isBase64 } from '../wire/base64';
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

/** One character for each byte, so that positions in the text are positions in the file. */
const asText = (bytes: Uint8Array): string => {
  const step = 8192;
  let text = '';
  for (let at = 0; at < bytes.length; at += step)
    text += String.fromCharCode(...bytes.subarray(at, at + step));
  return text;
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
  if (!isBase64(plain)) return err('damaged');
  const bytes = bytesOfBase64(plain);
  if (bytes.length > longest) return err('tooBig');
  const text = asText(bytes);
  const isPdf = text.slice(0, nearBeginning).includes('%PDF-');
  return isPdf && isWhole(text) ? ok(bytes) : err('damaged');
};
