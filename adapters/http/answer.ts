import type { Call } from '../../domain/kernel/call';
import { toCamel } from '../../domain/kernel/case';
import type { Failure } from '../../domain/kernel/failure';
import type { OtherSpellings } from '../../domain/kernel/invented-values';
import { legible } from '../../domain/kernel/legible';
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

/** Longer codes and messages are ignored: people would see them fill the screen. */
const longest = { code: 64, message: 4_000 } as const;

const boundedText = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' && value.length <= most ? legible(value) || undefined : undefined;

/**
 * Reads an answer with an error status: code and message of the first error object, when they are text (spec §7, §8).
 */
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

/** Replaces the lender's code for a refusal with ours, where configuration maps it and the call knows ours. */
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
 * The payload of a good answer, without its envelope and in camel case; an answer without an envelope is taken as it
 * is. An empty answer is `{}` for a write, where only the status counts, and `undefined` for a read.
 */
export const parsePayload = (row: Pick<Call, 'method'>, text: string): unknown => {
  if (text.trim() === '') return row.method === 'GET' ? undefined : {};
  const payload = parseJson(text);
  return toCamel(isEnvelope(payload) ? (payload.data ?? {}) : payload);
};

/** An answer as it was read: its value, the part that was used, and the paths of what was left out. */
export type ReadPayload = Omit<Extract<AnswerRead, { readonly ok: true }>, 'ok'>;

/**
 * Reads a payload by its row, or names the required field that breaks the contract. A write whose answer has no
 * required field accepts any JSON. An answer that is not JSON is a contract failure: some proxy's page, for example.
 */
export const readPayload = (
  row: Call,
  payload: unknown,
  spellings?: OtherSpellings,
): Result<ReadPayload, Failure> => {
  const read = readAnswer(row.answer, payload, spellings);
  if (read.ok) return ok(read);
  if (row.method !== 'GET' && payload !== undefined) {
    const empty = readAnswer(row.answer, {});
    if (empty.ok) return ok({ ...empty, leftOut: ['answer'] });
  }
  return err({ kind: 'contract', path: read.path });
};
