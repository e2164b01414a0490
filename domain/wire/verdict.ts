import * as z from 'zod/mini';
import { isGroup, readFlag } from '../kernel/spellings';
import { flag, maybe, orUnread, text } from './schemas';

/**
 * The meaning of a response to a verification or a submission (decision 16). `unread`: a flag that is neither yes nor
 * no. `other`: a word that is neither. `nothing`: it has none of the usual fields.
 */
export interface Verdict {
  readonly says: 'yes' | 'no' | 'unread' | 'other' | 'nothing';
  /** The server's own term, if it sent one. */
  readonly term?: string;
}

const textOrFlag = z.union([text, z.boolean()]);

/** The fields of a verification's response that may have the verdict. */
export const verdictFields = {
  verified: orUnread(flag),
  isVerified: orUnread(flag),
  valid: orUnread(flag),
  isValid: orUnread(flag),
  status: maybe(textOrFlag),
  result: maybe(textOrFlag),
};

const flags =
  /^(?:is|was|has|otp|pin)?(?:ok|success|successful|valid|verified|sent|accepted|approved|received|submitted|requested|joined|saved|updated|signed|consented|confirmed)$/i;
const termFields = /^(?:status|result|outcome|verdict)$/i;

const yes =
  /^(?:yes|ya|ok|success|successful|succeeded|valid|verified|correct|matched|passed|accepted|approved|confirmed|allowed|berhasil|sukses|benar|sesuai)$/;
const no =
  /^(?:invalid|unverified|incorrect|wrong|mismatch|fail|failed|failure|error|rejected|denied|declined|refused|unsuccessful|unauthorized|forbidden|expired|locked|blocked|ineligible|exhausted|gagal|salah|ditolak)$/;
const negation = /^(?:not|no|tidak|belum)$/;

/** Reads a word such as `OTP_INVALID`, `NOT_VERIFIED` or `ditolak`. A negation reverses it. */
const readTerm = (term: string): boolean | undefined => {
  const parts = term.toLowerCase().split(/[^a-z]+/);
  const isNegated = parts.some((part) => negation.test(part));
  if (parts.some((part) => no.test(part))) return isNegated;
  if (parts.some((part) => yes.test(part))) return !isNegated;
  return isNegated && parts.length === 1 ? false : undefined;
};

const readField = (name: string, value: unknown): Verdict => {
  const isFlag = flags.test(name);
  // A number in place of a word is something else, such as an HTTP status; so is a date or a group.
  const isPlain =
    typeof value === 'boolean' || (typeof value === 'string' && /^[a-z]/i.test(value));
  if (!isFlag && !(isPlain && termFields.test(name))) return { says: 'nothing' };
  const is = readFlag(value) ?? (isPlain ? readTerm(String(value)) : undefined);
  if (is === undefined && !isPlain) return { says: 'nothing' };
  const says = is === undefined ? (isFlag ? 'unread' : 'other') : is ? 'yes' : 'no';
  return isFlag || typeof value === 'boolean' ? { says } : { says, term: String(value) };
};

const strongestFirst = ['no', 'unread', 'yes', 'other'] as const;

/**
 * Returns the combined meaning of the fields. The strongest one decides: no, then `unread`, yes and `other`. A bare
 * value is a result.
 */
export const verdictIn = (answer: unknown): Verdict => {
  const fields = isGroup(answer) ? answer : { result: answer };
  const verdicts = Object.entries(fields).map(([name, value]) => readField(name, value));
  const strongest = strongestFirst.flatMap((says) => verdicts.find((it) => it.says === says) ?? []);
  return strongest[0] ?? { says: 'nothing' };
};
