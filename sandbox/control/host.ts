import { Hono } from 'hono';
import * as z from 'zod/mini';
import { dueNow, totalOf } from '../lender/ledger';
import { issueToken, userContextOf } from '../lender/people';
import { pinHandlers } from '../lender/pin';
import { Refusal, type Ctx, type World } from '../lender/world';
import { refused, type Env } from '../http/envelope';
import { readBody, findUser, text, shortText } from './read';

const pinBody = z.strictObject({ token: text(2_000), pin: shortText });

/** Verifies a PIN from the host's own screen: for the challenge that the screen was opened with, or for a new one. */
const verifyHostPin = (ctx: Ctx, token: string, digits: string) => {
  const verdictOf = (challengeId: string) => {
    const verdict = pinHandlers.verifyPin(
      { params: {}, query: {}, headers: {}, body: { challengeId, pin: digits } },
      ctx,
    );
    return verdict instanceof Refusal ? verdict : { ...verdict, challengeId };
  };
  const verdict = verdictOf(token);
  if (verdict instanceof Refusal || verdict.pinVerified || verdict.remaining !== undefined)
    return verdict;
  const opened = pinHandlers.pinChallenge({ params: {}, query: {}, headers: {}, body: {} }, ctx);
  return opened instanceof Refusal ? opened : verdictOf(String(opened.challengeId ?? ''));
};

/** Serves what a host app asks its own servers about its user. */
export const hostControl = (world: World): Hono<Env> =>
  new Hono<Env>()
    .post('/users/:id/token', (c) => {
      const user = findUser(c, world, c.req.param('id'));
      if (user instanceof Response) return user;
      return c.json({ token: issueToken(world, user.id).token }, 201);
    })
    .get('/users/:id/due', (c) => {
      const user = findUser(c, world, c.req.param('id'));
      if (user instanceof Response) return user;
      return c.json({ amount: totalOf(dueNow(userContextOf(world, user))) });
    })
    .post('/users/:id/challenge', async (c) => {
      const user = findUser(c, world, c.req.param('id'));
      if (user instanceof Response) return user;
      const body = await readBody(c, pinBody);
      if (body instanceof Response) return body;
      const verdict = world.store.transaction(() =>
        verifyHostPin(userContextOf(world, user), body.token, body.pin),
      );
      return verdict instanceof Refusal ? refused(c, verdict) : c.json(verdict);
    });
