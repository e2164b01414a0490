import { Hono } from 'hono';
import * as z from 'zod/mini';
import { order, pay, refund, withdraw } from '../lender/ledger-actions';
import { createLogin, decideFor } from '../lender/personas/control';
import { exportUser, userContextOf } from '../lender/people';
import { personas } from '../lender/personas/personas';
import { decideDue } from '../lender/decide-due';
import { Refusal, type Ctx, type World } from '../lender/world';
import { maybe } from '../../domain/wire/schemas';
import { badRequest, refused, type Env, type SandboxContext } from '../http/envelope';
import { amount, readBody, findUser, seedNumber, time, wholeNumber, shortText } from './read';

const creation = z.strictObject({ persona: shortText, seed: maybe(seedNumber) });
const decision = z.strictObject({
  what: z.enum(['application', 'rekyc', 'reassessment', 'restructure']),
  outcome: shortText,
  reapplyTime: maybe(time),
});
const purchase = z.strictObject({
  amount,
  merchant: shortText,
  time: maybe(time),
  instalments: maybe(wholeNumber(1, 12)),
  stage: maybe(
    z.enum(['INITIAL', 'PROCESSING', 'WAITING_CONFIRM', 'PRE_SETTLE', 'FAILED', 'CANCELED']),
  ),
});
const payment = z.strictObject({ amount, stage: maybe(z.enum(['PROCESSING', 'FAILED'])) });
const giveBack = z.strictObject({ orderId: shortText, amount: maybe(amount) });
const payOut = z.strictObject({ amount: maybe(amount) });

/** Creates users from personas, shows them, decides on them, and adds their purchases and payments. */
export const usersControl = (world: World): Hono<Env> => {
  const app = new Hono<Env>();

  /** Runs an action on one user, after all due decisions, and responds with its result. */
  const onUser =
    <S extends z.ZodMiniType>(schema: S, act: (ctx: Ctx, body: z.output<S>) => unknown) =>
    async (c: SandboxContext): Promise<Response> => {
      const user = findUser(c, world, c.req.param('id') ?? '');
      if (user instanceof Response) return user;
      const body = await readBody(c, schema);
      if (body instanceof Response) return body;
      const done = world.store.transaction(() => {
        const ctx = userContextOf(world, user);
        decideDue(ctx);
        return act(ctx, body);
      });
      return done instanceof Refusal ? refused(c, done) : c.json(done ?? {});
    };

  app.get('/personas', (c) =>
    c.json(
      personas.map(({ id, texts, applicationStatus }) => {
        const [title, description] = texts.id;
        return { id, title, description, applicationStatus };
      }),
    ),
  );

  app.post('/users', async (c) => {
    const body = await readBody(c, creation);
    if (body instanceof Response) return body;
    const login = createLogin(world, body.persona, { seed: body.seed });
    return login
      ? c.json(login, 201)
      : badRequest(
          c,
          `There is no persona ${JSON.stringify(body.persona)}: GET /_sandbox/personas lists them.`,
          'UNKNOWN_PERSONA',
        );
  });

  app.get(
    '/users/:id',
    onUser(z.strictObject({}), (ctx) => exportUser(world, ctx.user)),
  );
  app.post(
    '/users/:id/decide',
    onUser(decision, (ctx, { what, outcome, reapplyTime }) =>
      decideFor(ctx, what, outcome, reapplyTime),
    ),
  );
  app.post('/users/:id/orders', onUser(purchase, order));
  app.post(
    '/users/:id/payments',
    onUser(payment, (ctx, it) => pay(ctx, it.amount, it.stage)),
  );
  app.post(
    '/users/:id/refunds',
    onUser(giveBack, (ctx, it) => refund(ctx, it.orderId, it.amount)),
  );
  app.post(
    '/users/:id/withdrawals',
    onUser(payOut, (ctx, it) => withdraw(ctx, it.amount)),
  );
  return app;
};
