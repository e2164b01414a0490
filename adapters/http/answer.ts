import type { Call } from '../../domain/kernel/call';
import { toCamel } from '../../domain/kernel/case';
import type { Failure } from '../../domain/kernel/failure';
import { err, ok, type Result } from '../../domain/kernel/result';

const parsed = (text: string): unknown => {
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

const isEnvelope = (said: unknown): said is { readonly data: unknown } =>
  typeof said === 'object' && said !== null && !Array.isArray(said) && 'data' in said;

/** An answer with an error status: the first error object's code and message, when they are texts (spec §7, §8). */
export const refusalIn = (status: number, text: string, retryAfter?: number): Failure => {
  const body = parsed(text) ?? text;
  const errors = field(body, 'errors');
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const [code, message] = [field(first, 'code'), field(first, 'message')];
  return {
    kind: 'api',
    status,
    ...(typeof code === 'string' && code !== '' ? { code } : {}),
    ...(typeof message === 'string' && message !== '' ? { message } : {}),
    ...(body === '' ? {} : { body }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
};

/**
 * What a good answer says, out of its envelope and in the client's case; one without an envelope is taken as it is.
 * Nothing at all is an empty object for a write, where only the status counts, and `undefined` for a read.
 */
export const saidIn = (row: Pick<Call, 'method'>, text: string): unknown => {
  if (text.trim() === '') return row.method === 'GET' ? undefined : {};
  const said = parsed(text);
  return toCamel(isEnvelope(said) ? (said.data ?? {}) : said);
};

/** What a row makes of it, or the first field that is off the contract. */
export const readAs = (row: Call, said: unknown): Result<unknown, Failure> => {
  const read = row.answer.safeParse(said);
  if (read.success) return ok(read.data);
  const path = (read.error.issues[0]?.path ?? []).join('.');
  return err({ kind: 'contract', path: path || 'answer' });
};
