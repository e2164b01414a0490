import type { Call } from '../../domain/kernel/call';
import { toCamel } from '../../domain/kernel/case';
import type { Failure } from '../../domain/kernel/failure';
import type { OtherWords } from '../../domain/kernel/invented-words';
import { type AnswerRead, readAnswer } from '../../domain/kernel/read-answer';
import { err, ok, type Result } from '../../domain/kernel/result';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

const isEnvelope = (payload: unknown): payload is { readonly data: unknown } =>
  typeof payload === 'object' && payload !== null && !Array.isArray(payload) && 'data' in payload;

/** A code or a message longer than this is none: it is shown to people, and would fill their screen. */
const longest = { code: 64, message: 4_000 } as const;

const boundedText = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= most ? value : undefined;

/** An answer with an error status: the first error object's code and message, when they are texts (spec §7, §8). */
export const parseRefusal = (status: number, text: string, retryAfter?: number): Failure => {
  const body = parseJson(text) ?? text;
  const errors = field(body, 'errors');
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
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

/** A refusal under our code, where configuration knows it by the lender's and the call understands ours. */
export const translateRefusal = (
  { refusals }: Pick<Call, 'refusals'>,
  failure: Failure,
  { refusals: others = {} }: OtherWords,
): Failure => {
  if (failure.kind !== 'api') return failure;
  const code = Object.entries(others).find(([other]) => other === failure.code)?.[1];
  return code !== undefined && refusals.includes(code) ? { ...failure, code } : failure;
};

/**
 * What a good answer says, out of its envelope and in the client's case; one without an envelope is taken as it is.
 * Nothing at all is an empty object for a write, where only the status counts, and `undefined` for a read.
 */
export const parsePayload = (row: Pick<Call, 'method'>, text: string): unknown => {
  if (text.trim() === '') return row.method === 'GET' ? undefined : {};
  const payload = parseJson(text);
  return toCamel(isEnvelope(payload) ? (payload.data ?? {}) : payload);
};

/** What was read of an answer: its value, the part of it that was used, and the paths of what was left out. */
export type ReadPayload = Omit<Extract<AnswerRead, { readonly ok: true }>, 'ok'>;

const isGroup = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What a row makes of it, or the required field that is off the contract. A write whose answer has no required field
 * succeeds with any JSON; what is none is a page of somebody else's.
 */
export const readPayload = (
  row: Call,
  payload: unknown,
  words?: OtherWords,
): Result<ReadPayload, Failure> => {
  const read = readAnswer(row.answer, payload, words);
  if (read.ok) return ok(read);
  if (row.method !== 'GET' && payload !== undefined && !isGroup(payload)) {
    const empty = readAnswer(row.answer, {});
    if (empty.ok) return ok({ ...empty, leftOut: ['answer'] });
  }
  return err({ kind: 'contract', path: read.path });
};
