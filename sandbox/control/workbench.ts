import { Hono } from 'hono';
import * as z from 'zod/mini';
import { type CallName, CALLS } from '../../domain/calls';
import { languages } from '../../domain/kernel/locale';
import { toWire } from '../../domain/kernel/instant';
import type { Call } from '../../domain/wire/call';
import type { Env } from '../http/envelope';
import type { Journal, JournalEntry } from '../http/journal';
import { historyIn, signed } from '../lender/history';
import { billsIn, ledger } from '../lender/ledger';
import { creditLimitOf } from '../lender/limit';
import { userContextOf } from '../lender/people';
import { many } from '../lender/records';
import { seedOf } from '../lender/seeds';
import { all, type Ctx, type World } from '../lender/world';
import { findUser } from './read';
import { testFile } from './test-file';

const ledgerView = (ctx: Ctx) => {
  const mine = ledger(ctx);
  const { rows, statusOf } = historyIn(mine);
  const { total, used, available } = creditLimitOf(ctx);
  return {
    limit: { total, used, available },
    credit: mine.credit,
    bills: billsIn(mine, ctx.now).map(({ month, open, lateFee, status }) => ({
      month,
      amount: open + lateFee,
      lateFee,
      status,
    })),
    transactions: rows.map((row) => ({
      id: row.id,
      time: toWire(row.at),
      type: row.kind,
      status: statusOf(row),
      amount: signed(row),
      title: row.title,
    })),
  };
};

/** The calls that change something. Other POST calls of the table only read. */
const writes = (Object.entries(CALLS) as [CallName, Call][])
  .filter(([, { method, once }]) => once || method === 'PATCH')
  .map(([, { method, path }]) => `${method} /api${path}`);

const isWrite = ({ method, path }: JournalEntry): boolean => writes.includes(`${method} ${path}`);

const requestOf = ({ method, path, status }: JournalEntry): string => {
  const outcome = status === 0 ? ' (not answered)' : ` (answered ${status})`;
  return `${method} ${path.replace('/api', '')}${status > 0 && status < 400 ? '' : outcome}`;
};

const pixels = z.string().check(z.regex(/^[1-9]\d{2,3}$/));

/** How the workbench shows the client; absent from an address written by hand. */
const look = z.object({
  lang: z.enum(languages),
  width: pixels,
  height: pixels,
});

/** A path of this origin, with its query. */
const localPath = /^\/(?![/\\])[^\s]*$/;

/** Serves what the workbench shows of a user beside the journal: the ledger, and the user as a test. */
export const workbenchControl = (world: World, journal: Journal): Hono<Env> =>
  new Hono<Env>()
    .get('/users/:id/ledger', (c) => {
      const user = findUser(c, world, c.req.param('id'));
      if (user instanceof Response) return user;
      return c.json(ledgerView(userContextOf(world, user)));
    })
    .get('/users/:id/test', (c) => {
      const user = findUser(c, world, c.req.param('id'));
      if (user instanceof Response) return user;
      const { path = '/home', route } = c.req.query();
      const text = testFile({
        origin: new URL(c.req.url).origin,
        persona: user.persona,
        seed: seedOf(world, user.copyOf ?? user.id),
        userId: user.id,
        actions: journal.actionsOf(user.id),
        orderIds: all(userContextOf(world, user), many.entries)
          .filter(({ kind }) => kind === 'ORDER')
          .map(({ id }) => id),
        requests: journal.read({ userId: user.id }).filter(isWrite).map(requestOf),
        isCopy: user.copyOf !== undefined,
        path: localPath.test(path) ? path : '/home',
        route,
        look: look.safeParse(c.req.query()).data,
      });
      return c.body(text, 200, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Disposition': `attachment; filename="${user.persona}.spec.js"`,
      });
    });
