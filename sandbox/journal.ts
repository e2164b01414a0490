import { createMiddleware } from 'hono/factory';
import { toWire } from '../domain/kernel/instant';
import { clockOf } from '../adapters/memory/lender/clocks';
import type { World } from '../adapters/memory/lender/world';
import type { Env } from './envelope';

/** One request received, as it came. */
export interface JournalEntry {
  /** The test clock of the person it came from. */
  readonly time: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Read as JSON where it is JSON. */
  readonly body: unknown;
  /** 0 for a connection that was dropped. */
  readonly status: number;
  readonly userId: string | undefined;
}

const mostEntries = 50_000;

/** The requests of this run, oldest first; the oldest are forgotten. */
export class Journal {
  private entries: JournalEntry[] = [];

  add(entry: JournalEntry): void {
    if (this.entries.length >= mostEntries) this.entries = this.entries.slice(mostEntries / 2);
    this.entries.push(entry);
  }

  /** `path` matches with or without `/api` before it. */
  read(userId?: string, path?: string): readonly JournalEntry[] {
    return this.entries.filter(
      (entry) =>
        (userId === undefined || entry.userId === userId) &&
        (path === undefined || entry.path === path || entry.path === `/api${path}`),
    );
  }

  clear(): void {
    this.entries = [];
  }
}

const parsed = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
};

/** Writes down every request it sees, with how it ended. */
export const journalling = (world: World, journal: Journal) =>
  createMiddleware<Env>(async (c, next) => {
    const body = await c.req.text();
    await next();
    const { userId } = c.var;
    journal.add({
      time: toWire(clockOf(world, userId)),
      method: c.req.method,
      path: c.req.path,
      query: c.req.query(),
      headers: c.req.header(),
      body: parsed(body),
      status: c.env.incoming.socket.destroyed ? 0 : c.res.status,
      userId,
    });
  });
