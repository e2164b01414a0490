import * as z from 'zod/mini';
import { type CallName, CALLS } from '../../../domain/calls';
import type { Call } from '../../../domain/kernel/call';
import { kind } from '../store';
import { driftIn } from './drift';
import type { Asked } from './handler';
import { handlers } from './handlers';
import { contextOf, whoHas } from './people';
import { settle } from './settle';
import { Refusal, refuse, type Ctx, type World } from './world';

/** A request as it lies on the wire: nothing in it was read yet. Header names are in lower case. */
export interface Raw {
  readonly token: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What is said back: an answer in the client's case, or a refusal. */
export type Said = { readonly kind: 'answer'; readonly data: unknown } | Refusal;

/** One answer per key, person and call: a repeated request is told the same again (spec §7 rows that are `once`). */
const idempotent = kind<{ readonly said: Said }>('idempotent');

/** Headers have no case of their own; the row says how its schema spells them. */
const spelled = (schema: z.ZodMiniType, headers: Raw['headers']): Record<string, string> => {
  const names = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name.toLowerCase()];
      return value === undefined ? [] : [[name, value]];
    }),
  );
};

const read = (row: Call, raw: Raw): Asked<Call> | Refusal => {
  const parts = {
    params: row.params.safeParse(raw.params),
    query: row.query.safeParse(raw.query),
    headers: row.headers.safeParse(spelled(row.headers, raw.headers)),
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

const carryOut = (name: CallName, asked: Asked<Call>, ctx: Ctx): Said => {
  const handle = handlers[name] as (asked: Asked<Call>, ctx: Ctx) => unknown;
  const said = handle(asked, ctx);
  return said instanceof Refusal ? said : { kind: 'answer', data: said };
};

/** Carries a call out once per idempotency key. */
const once = (row: Call, name: CallName, asked: Asked<Call>, raw: Raw, ctx: Ctx): Said => {
  const key = raw.headers['idempotency-key'];
  if (!row.once || key === undefined) return carryOut(name, asked, ctx);
  const id = `${ctx.user.id} ${name} ${key}`;
  const before = ctx.store.get(idempotent, id)?.said;
  if (before) return before;
  const said = carryOut(name, asked, ctx);
  ctx.store.put(idempotent, id, { said }, ctx.user.id);
  return said;
};

/**
 * Answers one call of spec §7, whole: who asks, what they ask, what follows from it. One call is one transaction; an
 * answer that the client's own schema does not take is a fault of the lender and never leaves it.
 */
export const serve = (world: World, name: CallName, raw: Raw): Said => {
  const row: Call = CALLS[name];
  const user = whoHas(world, raw.token);
  if (user instanceof Refusal) return user;
  const asked = read(row, raw);
  if (asked instanceof Refusal) return asked;
  return world.store.transaction(() => {
    const ctx = contextOf(world, user, raw.headers['x-user-locale']);
    settle(ctx);
    const said = once(row, name, asked, raw, ctx);
    if (said.kind === 'refusal') return said;
    const path = driftIn(row.answer, said.data);
    if (path === undefined) return said;
    throw new Error(`${row.method} ${row.path}: the answer is off its contract at ${path}`);
  });
};
