import { createMiddleware } from 'hono/factory';
import type { Env } from './http/envelope';
import { endTurn, mix, seedOf } from './lender/seeds';
import type { World } from './lender/world';

/** How many checks in a row must find no further request before the waiting ones begin. */
const looks = 5;
const look = () => new Promise<void>((done) => setTimeout(() => setImmediate(done), 2));

const wait = (ms: number, until?: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
    until?.addEventListener('abort', () => resolve());
  });

interface Turn {
  readonly rank: number;
  readonly start: () => void;
  readonly ended: Promise<void>;
}

/** Gives turns one after the other; those that are asked for together in the order of their ranks. */
class Turns {
  #asked: Turn[] = [];
  #running = false;

  /** Resolves when the turn begins, with the function that ends it. */
  take(rank: number): Promise<() => void> {
    return new Promise((begin) => {
      let end = () => {};
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      this.#asked.push({ rank, start: () => begin(end), ended });
      if (!this.#running) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#asked.length > 0) {
      for (let known = 0, left = looks; left > 0; left -= 1) {
        await look();
        if (this.#asked.length > known) left = looks;
        known = this.#asked.length;
      }
      const together = this.#asked.sort((one, other) => one.rank - other.rank);
      this.#asked = [];
      for (const { start, ended } of together) {
        start();
        await ended;
      }
    }
    this.#running = false;
  }
}

/** In a seeded world, lets the requests of a user go one at a time, in an order that comes from the seed. */
export const takeTurns = (world: World) => {
  const all = new Map<string | undefined, Turns>();
  return createMiddleware<Env>(async (c, next) => {
    const { userId } = c.var;
    const seed = seedOf(world, userId);
    if (seed === undefined) return next();
    const turns = all.get(userId) ?? new Turns();
    all.set(userId, turns);
    const { pathname, search } = new URL(c.req.url);
    const rank = mix(`${seed} ${c.req.method} ${pathname}${search} ${await c.req.text()}`);
    let end = await turns.take(rank);
    c.set('pause', async (ms) => {
      end();
      await wait(ms, c.req.raw.signal);
      end = await turns.take(rank);
    });
    try {
      await next();
    } finally {
      endTurn(world, userId);
      end();
    }
  });
};
