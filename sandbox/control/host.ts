import { Hono } from 'hono';
import * as z from 'zod/mini';
import { dueNow, totalOf } from '../../adapters/memory/lender/ledger';
import { contextOf, issueToken } from '../../adapters/memory/lender/people';
import { pin } from '../../adapters/memory/lender/pin';
import { Refusal, type Ctx, type World } from '../../adapters/memory/lender/world';
import { refused, type Env } from '../envelope';
import { bodyBy, personIn, text, word } from './read';

const typed = z.object({ token: text(2_000), pin: word });

/** What a PIN typed into the host's own screen comes to: for the challenge it was opened with, else for a new one. */
const challenged = (ctx: Ctx, token: string, digits: string) => {
  const verdictOf = (challengeId: string) => {
    const said = pin.verifyPin(
      { params: {}, query: {}, headers: {}, body: { challengeId, pin: digits } },
      ctx,
    );
    return said instanceof Refusal ? said : { ...said, challengeId };
  };
  const said = verdictOf(token);
  if (said instanceof Refusal || said.pinVerified || said.remaining !== undefined) return said;
  const opened = pin.pinChallenge({ params: {}, query: {}, headers: {}, body: {} }, ctx);
  return opened instanceof Refusal ? opened : verdictOf(opened.challengeId ?? '');
};

/** What a host app asks its own servers about a person it has logged in. */
export const hostControl = (world: World): Hono<Env> =>
  new Hono<Env>()
    .post('/users/:id/token', (c) => {
      const user = personIn(c, world, c.req.param('id'));
      if (user instanceof Response) return user;
      return c.json({ token: issueToken(world, user.id).token }, 201);
    })
    .get('/users/:id/due', (c) => {
      const user = personIn(c, world, c.req.param('id'));
      if (user instanceof Response) return user;
      return c.json({ amount: totalOf(dueNow(contextOf(world, user))) });
    })
    .post('/users/:id/challenge', async (c) => {
      const user = personIn(c, world, c.req.param('id'));
      if (user instanceof Response) return user;
      const body = await bodyBy(c, typed);
      if (body instanceof Response) return body;
      const said = world.store.transaction(() =>
        challenged(contextOf(world, user), body.token, body.pin),
      );
      return said instanceof Refusal ? refused(c, said) : c.json(said);
    });
