import { createMiddleware } from 'hono/factory';
import { toWire } from '../domain/kernel/instant';
import { clockOf } from './lender/clocks';
import type { World } from './lender/world';
import type { Env } from './envelope';
import { readJson } from './read-json';

/** One received request. */
export interface JournalEntry {
  /** By the test clock of its person. */
  readonly time: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed when it is JSON. A long body is cut, and kept as text. */
  readonly body: unknown;
  /** The length of a body that was cut, in characters. */
  readonly cutFrom?: number;
  /** 0 for a dropped connection. */
  readonly status: number;
  readonly userId: string | undefined;
}

const mostEntries = 50_000;
/** In characters of JSON, for all entries together. */
const mostText = 64 * 1024 * 1024;
/** In characters, for one body. */
const longestBody = 64 * 1024;

interface StoredEntry {
  readonly entry: JournalEntry;
  readonly length: number;
}

/** The requests since the start, oldest first. The oldest ones are dropped when there are too many. */
export class Journal {
  private entries: StoredEntry[] = [];
  private text = 0;

  add(entry: JournalEntry): void {
    const { length } = JSON.stringify(entry);
    this.entries.push({ entry, length });
    this.text += length;
    if (this.entries.length > mostEntries || this.text > mostText) this.forgetHalf();
  }

  /** `path` matches with or without the prefix `/api`. */
  read(userId?: string, path?: string): readonly JournalEntry[] {
    return this.entries
      .map(({ entry }) => entry)
      .filter(
        (entry) =>
          (userId === undefined || entry.userId === userId) &&
          (path === undefined || entry.path === path || entry.path === `/api${path}`),
      );
  }

  clear(): void {
    this.entries = [];
    this.text = 0;
  }

  private forgetHalf(): void {
    this.entries = this.entries.slice(Math.ceil(this.entries.length / 2));
    this.text = this.entries.reduce((sum, { length }) => sum + length, 0);
  }
}

const bodyOf = (text: string): Pick<JournalEntry, 'body' | 'cutFrom'> => {
  if (text === '') return { body: undefined };
  if (text.length > longestBody) return { body: text.slice(0, longestBody), cutFrom: text.length };
  const body = readJson(text);
  return { body: body === undefined ? text : body };
};

/** Records every request and its status. */
export const recordRequests = (world: World, journal: Journal) =>
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
      ...bodyOf(body),
      status: c.env.incoming.socket.destroyed ? 0 : c.res.status,
      userId,
    });
  });
