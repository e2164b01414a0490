import type { Context } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import type { Refusal } from '../lender/world';
import { parseJson } from './parse-json';

/** The context of every route: the request, its user once identified, whether a planned fault has answered it, and how one
 * waits in a seeded world. */
export interface Env {
  Bindings: HttpBindings;
  Variables: { userId?: string; fault?: true; pause?: (ms: number) => Promise<void> };
}

export type SandboxContext = Context<Env>;

/** Returns the error envelope of spec §7. */
export const errorBody = (code: string, message: string) => ({ errors: [{ code, message }] });

export const refused = (
  c: SandboxContext,
  { status, code, message, retryAfter }: Refusal,
): Response => {
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  return c.json(errorBody(code, message), status);
};

export const badRequest = (c: SandboxContext, message: string, code = 'BAD_REQUEST'): Response =>
  c.json(errorBody(code, message), 400);

export const notFound = (c: SandboxContext, message: string): Response =>
  c.json(errorBody('NOT_FOUND', message), 404);

/** Returns the body as JSON: `{}` when it is empty, `undefined` when it is not JSON or nested too deep. */
export const jsonBody = async (c: SandboxContext): Promise<unknown> => {
  const text = await c.req.text();
  return text.trim() === '' ? {} : parseJson(text);
};

export const bearerOf = (c: SandboxContext): string | undefined =>
  /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
