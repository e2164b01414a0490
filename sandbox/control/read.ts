import { createMiddleware } from 'hono/factory';
import * as z from 'zod/mini';
import type { User } from '../lender/records';
import { userById } from '../lender/people';
import type { World } from '../lender/world';
import { instant } from '../../domain/wire/schemas';
import {
  badRequest,
  errorBody,
  jsonBody,
  notFound,
  type Env,
  type SandboxContext,
} from '../http/envelope';

/** Bounds of the test clock, orders and decisions, as epoch milliseconds. */
export const earliest = Date.UTC(2000, 0, 1);
export const latest = Date.UTC(2100, 0, 1);

/** A whole number within bounds, both included. */
export const wholeNumber = (least: number, most: number) => {
  const message = `a whole number from ${least} to ${most}`;
  return z.int(message).check(z.gte(least, message), z.lte(most, message));
};

/** What a world is made from. */
export const seedNumber = wholeNumber(0, 2 ** 32 - 1);

/** Whole rupiah. The bound is far above any limit, yet sums of many calls stay exact. */
export const amount = wholeNumber(1, 1_000_000_000);

/** A text with a maximum length. */
export const text = (most: number) => {
  const message = `a text of at most ${most} characters`;
  return z.string(message).check(z.maxLength(most, message));
};

/** An id, an enum value or a name. */
export const shortText = text(200);

export const flag = z.boolean('true or false');

/** A time within the limits. */
export const time = instant;

const json = /^application\/json\s*(?:;|$)/i;

/**
 * Accepts writes only as JSON with its content type, which no page of another origin can send without a preflight. An
 * empty body needs no content type.
 */
export const jsonOnly = createMiddleware<Env>(async (c, next) => {
  const type = c.req.header('content-type');
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (isRead || (type === undefined ? (await c.req.text()) === '' : json.test(type))) return next();
  return c.json(
    errorBody(
      'UNSUPPORTED_MEDIA_TYPE',
      'Send JSON, with the header content-type: application/json.',
    ),
    415,
  );
});

const wantedBy = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_value' ? `one of ${issue.values.join(', ')}` : issue.message;

/** Returns the name of a wrong field, what is wrong with it, and what is allowed. */
const sentenceOn = (issue: z.core.$ZodIssue, body: unknown): string => {
  if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')}: unknown here`;
  const [name] = issue.path;
  if (name === undefined) return 'The body is not an object.';
  const value = (body as Readonly<Record<PropertyKey, unknown>>)[name];
  if (value === undefined) return `${String(name)}: missing, ${wantedBy(issue)}`;
  const repeated = issue.code === 'invalid_value' ? `${JSON.stringify(value).slice(0, 200)}, ` : '';
  return `${String(name)}: ${repeated}${wantedBy(issue)}`;
};

/** Returns the body of a control call, or a response that names its error. */
export const readBody = async <S extends z.ZodMiniType>(
  c: SandboxContext,
  schema: S,
): Promise<z.output<S> | Response> => {
  const body = await jsonBody(c);
  if (body === undefined) return badRequest(c, 'The body is not JSON.');
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return badRequest(c, issue ? sentenceOn(issue, body) : '');
};

/** Returns the user of a control call, or a 404. */
export const findUser = (c: SandboxContext, world: World, id: string): User | Response =>
  userById(world, id) ?? notFound(c, `There is no user ${JSON.stringify(id)}.`);
