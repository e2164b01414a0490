import type * as z from 'zod/mini';
import type { User } from '../../adapters/memory/lender/records';
import { userById } from '../../adapters/memory/lender/people';
import type { World } from '../../adapters/memory/lender/world';
import { badRequest, jsonBody, notFound, type SandboxContext } from '../envelope';

/** A control call's body by its schema, or the answer that says what is wrong with it. */
export const bodyBy = async <S extends z.ZodMiniType>(
  c: SandboxContext,
  schema: S,
): Promise<z.output<S> | Response> => {
  const parsed = schema.safeParse(await jsonBody(c));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  return badRequest(c, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not JSON'}`);
};

/** The person a control call names. */
export const personIn = (c: SandboxContext, world: World, id: string): User | Response =>
  userById(world, id) ?? notFound(c, 'No such user.');
