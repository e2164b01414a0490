import { bytesOfBase64, isBase64 } from '../kernel/base64';
import { err, ok, type Result } from '../kernel/result';

/**
 * Why an agreement is not shown. `damaged`: it is no whole PDF. `unsafe`: it would do something when it is opened.
 * `tooHeavy`: it would need more of the device than an agreement may.
 */
export type AgreementFault = 'empty' | 'damaged' | 'tooBig' | 'unsafe' | 'tooHeavy';

/** A part that is stored in less room than it takes; `times`: how often over it was packed. */
export interface Packed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly times: number;
}

/** A PDF as far as it can be judged without a library. */
export interface AgreementFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly packed: readonly Packed[];
}

/** Decision 27. */
const longest = 5 * 1024 * 1024;

/** One character for each byte, so that positions in the text are positions in the file. */
const asText = (bytes: Uint8Array): string => {
  const step = 8192;
  let text = '';
  for (let at = 0; at < bytes.length; at += step)
    text += String.fromCharCode(...bytes.subarray(at, at + step));
  return text;
};

interface Stream {
  readonly from: number;
  readonly to: number;
  /** What its object says of it. */
  readonly about: string;
}

const opening = /\bstream(?:\r\n|\n|\r)/g;

/** How far back the object of a stream is searched for: no file may make that a search through all of it. */
const near = 4096;

const streamsIn = (text: string): readonly Stream[] => {
  const found: Stream[] = [];
  let before = 0;
  opening.lastIndex = 0;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const from = match.index + match[0].length;
    const end = text.indexOf('endstream', from);
    const to = end < 0 ? text.length : end;
    const preceding = text.slice(Math.max(before, match.index - near), match.index);
    found.push({ from, to, about: preceding.slice(Math.max(0, preceding.lastIndexOf('obj'))) });
    before = to;
    opening.lastIndex = to;
  }
  return found;
};

/** Names of actions and forms (PDF 32000-1, "Actions") that a reader would carry out. */
const doing = /\/(?:JavaScript|JS|Launch|SubmitForm|ImportData|RichMedia|XFA)(?![A-Za-z])/;

/** A name may spell its letters as `#4A`. */
const spelled = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

const packedTimes = (about: string): number =>
  about.match(/\/(?:FlateDecode|Fl)(?![A-Za-z])/g)?.length ?? 0;

/**
 * Judges an agreement by what can be seen from outside: that it is a whole PDF of reasonable size that does nothing by
 * itself. The library looks into its packed parts.
 */
export const readAgreement = (body: string): Result<AgreementFile, AgreementFault> => {
  const plain = body.replace(/^data:application\/pdf;base64,/i, '').replace(/\s+/g, '');
  if (plain === '') return err('empty');
  if (plain.length > Math.ceil(longest / 3) * 4) return err('tooBig');
  if (!isBase64(plain)) return err('damaged');
  const bytes = bytesOfBase64(plain);
  if (bytes.length > longest) return err('tooBig');
  const text = asText(bytes);
  // What was cut off lacks its end, which says where everything is.
  if (!text.startsWith('%PDF-') || !/startxref\s+\d+\s+%%EOF/.test(text.slice(-1024)))
    return err('damaged');
  const streams = streamsIn(text);
  const outside = [0, ...streams.map(({ to }) => to)]
    .map((from, at) => text.slice(from, streams[at]?.from))
    .join('');
  if (doing.test(spelled(outside))) return err('unsafe');
  const packed = streams
    .map(({ from, to, about }) => ({ bytes: bytes.subarray(from, to), times: packedTimes(about) }))
    .filter(({ times }) => times > 0);
  return ok({ bytes, packed });
};
