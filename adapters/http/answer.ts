import type { Call } from '../../domain/wire/call';
import { toCamel } from '../../domain/wire/case';
import { type Failure, refusedInside } from '../../domain/kernel/failure';
import type { OtherSpellings } from '../../domain/wire/invented-values';
import { legible } from '../../domain/kernel/legible';
import { type AnswerRead, readAnswer } from '../../domain/wire/read-answer';
import type { RenamePair } from '../../domain/wire/renames';
import { err, ok, type Result } from '../../domain/kernel/result';
import { isGroup, readFlag } from '../../domain/kernel/spellings';
import { verdictIn } from '../../domain/wire/verdict';

const { parse } = JSON;

const parseJson = (text: string): unknown => {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
};

/** Returns an own field: a partner's page may have put anything on the prototype of its objects. */
const field = (value: unknown, name: string): unknown =>
  isGroup(value) ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined;

/** A response of a server: the status, and the text of the body. */
export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** Longer codes and messages are ignored, since they would fill the screen. */
const longest = { code: 64, message: 4_000 } as const;

const boundedText = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' && value.length <= most ? legible(value) || undefined : undefined;

const isNotEmpty = (errors: unknown): boolean =>
  Array.isArray(errors) || isGroup(errors)
    ? Object.keys(errors).length > 0
    : Boolean(errors) && readFlag(errors) !== false;

/** Returns whether a body, or a part of it, is a refusal of the call. */
const isRefusal = (body: unknown): boolean =>
  readFlag(field(body, 'success')) === false ||
  isNotEmpty(field(body, 'errors')) ||
  isNotEmpty(field(body, 'error'));

/** Wraps a string in the place of an error object as its code or its message. */
const errorOf = (sent: unknown): unknown => {
  if (typeof sent !== 'string') return sent;
  return /^[A-Z][A-Z0-9_]+$/.test(sent) ? { code: sent } : { message: sent };
};

const refusalIn = (status: number, body: unknown, retryAfter?: number): Failure => {
  const errors = field(body, 'errors');
  const list: readonly unknown[] = Array.isArray(errors) ? errors : [];
  const first = [list[0], errors, field(body, 'error')].map(errorOf).find(isGroup) ?? body;
  const code = boundedText(field(first, 'code'), longest.code);
  const message = boundedText(field(first, 'message'), longest.message);
  return {
    kind: 'api',
    status,
    ...(code === undefined ? {} : { code }),
    ...(message === undefined ? {} : { message }),
    ...(body === '' ? {} : { body }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
};

/** Reads a response with an error status: code and message of the first error object, if text (spec §7, §8). */
export const parseRefusal = ({ status, text }: Reply, retryAfter?: number): Failure =>
  refusalIn(status, parseJson(text) ?? text, retryAfter);

/** Replaces the lender's code for a refusal with ours, if the configuration maps it and the call knows ours. */
export const translateRefusal = (
  { refusals }: Pick<Call, 'refusals'>,
  failure: Failure,
  { refusals: others = {} }: OtherSpellings,
): Failure => {
  if (failure.kind !== 'api') return failure;
  const code = Object.entries(others).find(([other]) => other === failure.code)?.[1];
  return code !== undefined && refusals.includes(code) ? { ...failure, code } : failure;
};

/**
 * Returns the payload of a successful response, without its envelope and in camel case; a body without an envelope is
 * the payload itself. A 204 is an empty answer. Any other empty body is `{}` for a write, where only the status counts,
 * and `undefined` for a read. A refusal in the envelope or the payload makes the result a failure.
 */
export const parsePayload = (
  row: Pick<Call, 'method'>,
  { status, text }: Reply,
): Result<unknown, Failure> => {
  if (text.trim() === '') return ok(row.method === 'GET' && status !== 204 ? undefined : {});
  const body = parseJson(text);
  const data = field(body, 'data');
  const payload = data === undefined ? body : (data ?? {});
  const refused = [body, payload].find(isRefusal);
  return refused === undefined ? ok(toCamel(payload)) : err(refusalIn(refusedInside, refused));
};

/** Returns the part of an answer that its row does not read: other fields, and words that its enums do not know. */
const beside = ({ answer }: Pick<Call, 'answer'>, part: unknown): unknown => {
  if (!isGroup(part)) return part;
  const { shape = {} } = answer._zod.def as { readonly shape?: Record<string, Call['answer']> };
  const isUnread = ([name, value]: [string, unknown]) => {
    const read = shape[name]?.safeParse(value);
    return !read || (read.success && read.data === 'UNKNOWN');
  };
  return Object.fromEntries(Object.entries(part).filter(isUnread));
};

/**
 * Reads the payload of a call. A write is refused when a flag or a status that its row does not read says "no". If the
 * answer has no error code, the status is the code. An unreadable flag is a contract failure.
 */
export const payloadOf = (
  row: Pick<Call, 'method' | 'answer'>,
  reply: Reply,
): Result<unknown, Failure> => {
  const payload = parsePayload(row, reply);
  if (!payload.ok || row.method === 'GET') return payload;
  const body = parseJson(reply.text);
  const envelope = field(body, 'data') === undefined ? {} : { ...(body as object), data: null };
  const verdicts = [toCamel(envelope), beside(row, payload.value)].map(verdictIn);
  const no = verdicts.find(({ says }) => says === 'no');
  if (no) {
    const refusal = refusalIn(refusedInside, body);
    const { term } = no;
    return err(term === undefined ? refusal : { code: term.slice(0, longest.code), ...refusal });
  }
  const isUnread = verdicts.some(({ says }) => says === 'unread');
  return isUnread ? err({ kind: 'contract', path: 'answer' }) : payload;
};

/** A payload that was read: its value, the part that was used, and the paths of the omitted parts. */
export type ReadPayload = Omit<Extract<AnswerRead, { readonly ok: true }>, 'ok'>;

/**
 * Reads a payload by its row, or names the required field that breaks the contract. A write whose answer has no
 * required field accepts any JSON. A body that is not JSON, such as the page of a proxy, is a contract failure.
 * `renames` gets the fields that the server may have renamed.
 */
export const readPayload = (
  row: Call,
  payload: unknown,
  spellings?: OtherSpellings,
  renames?: RenamePair[],
): Result<ReadPayload, Failure> => {
  const read = readAnswer(row.answer, payload, spellings, renames);
  if (read.ok) return ok(read);
  if (row.method !== 'GET' && payload !== undefined) {
    const empty = readAnswer(row.answer, {});
    if (empty.ok) return ok({ ...empty, leftOut: ['answer'] });
  }
  return err({ kind: 'contract', path: read.path });
};
