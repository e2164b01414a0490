import * as z from 'zod/mini';
import { type CallName, CALLS } from '../../domain/calls';
import type { Call } from '../../domain/wire/call';
import { kind } from './store';
import { findDrift } from './drift';
import type { HandlerRequest } from './handler';
import { handlers } from './handlers';
import { userByToken, userContextOf } from './people';
import { decideDue } from './decide-due';
import { Refusal, refuse, type Ctx, type World } from './world';

/** A request before any parsing. Header names are in lower case. */
export interface RawRequest {
  readonly token: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** An answer in the client's case, or a refusal. */
export type ServeResult = { readonly kind: 'answer'; readonly data: unknown } | Refusal;

/** The stored answer of each key, user and call: a repeated `once` call of spec §7 gets the same answer. */
const idempotent = kind<{ readonly result: ServeResult }>('idempotent');

/** Returns the headers with the spelling of the row's schema, since header names ignore case. */
const headersFor = (
  schema: z.ZodMiniType,
  headers: RawRequest['headers'],
): Record<string, string> => {
  const names = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name.toLowerCase()];
      return value === undefined ? [] : [[name, value]];
    }),
  );
};

const read = (row: Call, raw: RawRequest): HandlerRequest<Call> | Refusal => {
  const parts = {
    params: row.params.safeParse(raw.params),
    query: row.query.safeParse(raw.query),
    headers: row.headers.safeParse(headersFor(row.headers, raw.headers)),
    body: row.body.safeParse(raw.body ?? {}),
  };
  for (const [part, parsed] of Object.entries(parts)) {
    const issue = parsed.error?.issues[0];
    if (issue) {
      const where = [part, ...issue.path].join('.');
      return refuse(400, 'BAD_REQUEST', `${where}: ${issue.message}`);
    }
  }
  return {
    params: parts.params.data,
    query: parts.query.data,
    headers: parts.headers.data,
    body: parts.body.data,
  };
};

const callHandler = (name: CallName, request: HandlerRequest<Call>, ctx: Ctx): ServeResult => {
  const handle = handlers[name] as (request: HandlerRequest<Call>, ctx: Ctx) => unknown;
  const result = handle(request, ctx);
  return result instanceof Refusal ? result : { kind: 'answer', data: result };
};

/** Calls a handler once per idempotency key. */
const callHandlerOnce = (
  row: Call,
  name: CallName,
  request: HandlerRequest<Call>,
  raw: RawRequest,
  ctx: Ctx,
): ServeResult => {
  const key = raw.headers['idempotency-key'];
  if (!row.once || key === undefined) return callHandler(name, request, ctx);
  const id = `${ctx.user.id} ${name} ${key}`;
  const before = ctx.store.get(idempotent, id)?.result;
  if (before) return before;
  const result = callHandler(name, request, ctx);
  ctx.store.put(idempotent, id, { result }, ctx.user.id);
  return result;
};

/**
 * Answers one call of spec §7: checks the token, reads the request, makes due decisions, calls the handler. One call is
 * one transaction. Throws on an answer that breaks the client's schema, which is a bug of the lender.
 */
export const serve = (world: World, name: CallName, raw: RawRequest): ServeResult => {
  const row: Call = CALLS[name];
  const user = userByToken(world, raw.token);
  if (user instanceof Refusal) return user;
  const request = read(row, raw);
  if (request instanceof Refusal) return request;
  return world.store.transaction(() => {
    const ctx = userContextOf(world, user, raw.headers['x-user-locale']);
    decideDue(ctx);
    const result = callHandlerOnce(row, name, request, raw, ctx);
    if (result.kind === 'refusal') return result;
    const path = findDrift(row.answer, result.data);
    if (path === undefined) return result;
    throw new Error(`${row.method} ${row.path}: the answer is off its contract at ${path}`);
  });
};
