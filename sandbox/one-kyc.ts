import { Hono } from 'hono';
import * as z from 'zod/mini';
import { endCapture } from './lender/kyc';
import { userById, userContextOf } from './lender/people';
import { many } from './lender/records';
import { refuse, type World } from './lender/world';
import { badRequest, bearerOf, jsonBody, refused, type Env } from './http/envelope';

const ending = z.object({ outcome: z.enum(['SUBMITTED', 'REJECTED', 'CANCELLED']) });
const unknown = refuse(
  401,
  'ONE_KYC_TOKEN_INVALID',
  'The identity token is unknown or has expired.',
);

/** Serves the identity SDK's stand-in, which reports each capture with its launch token. */
export const oneKyc = (world: World): Hono<Env> =>
  new Hono<Env>().post('/one-kyc/captures', async (c) => {
    const body = ending.safeParse(await jsonBody(c));
    if (!body.success) return badRequest(c, 'outcome: SUBMITTED, REJECTED or CANCELLED');
    const token = bearerOf(c) ?? '';
    const user = userById(world, world.store.get(many.oneKyc, token)?.userId ?? '');
    if (!user) return refused(c, unknown);
    const ended = world.store.transaction(() =>
      endCapture(userContextOf(world, user), token, body.data.outcome),
    );
    return 'kind' in ended
      ? refused(c, ended)
      : c.json({ data: { submission_uuid: ended.submissionUuid } });
  });
