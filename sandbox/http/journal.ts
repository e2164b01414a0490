import { createMiddleware } from 'hono/factory';
import { toWire } from '../../domain/kernel/instant';
import { clockOf } from '../lender/clocks';
import type { World } from '../lender/world';
import type { Env, SandboxContext } from './envelope';
import { parseJson } from './parse-json';

/** One received request. */
export interface JournalEntry {
  /** When the request arrived, by its user's test clock. */
  readonly time: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed if it is JSON. A long body is truncated, and stored as text. */
  readonly body: unknown;
  /** The length of a truncated body, in characters. */
  readonly cutFrom?: number;
  /** 0 for a dropped connection. */
  readonly status: number;
  /** The answer, if it is JSON and not too long. */
  readonly answer?: unknown;
  /** The length of an answer that is too long to store, in characters. */
  readonly answerLength?: number;
  /** A planned fault replaced the answer. */
  readonly fault?: true;
  readonly userId: string | undefined;
}

const mostEntries = 50_000;
/** In characters of JSON, for all entries together. */
const mostText = 64 * 1024 * 1024;
/** In characters, for one body. */
const longestBody = 64 * 1024;

/** The conditions for the requested entries. An absent one matches all. */
interface Filters {
  readonly userId?: string | undefined;
  readonly path?: string | undefined;
  readonly token?: string | undefined;
}

interface StoredEntry {
  readonly entry: JournalEntry;
  readonly length: number;
}

/** The requests since the start, oldest first. When there are too many, it drops the oldest. */
export class Journal {
  private entries: StoredEntry[] = [];
  private text = 0;

  add(entry: JournalEntry): void {
    const { length } = JSON.stringify(entry);
    this.entries.push({ entry, length });
    this.text += length;
    if (this.entries.length > mostEntries || this.text > mostText) this.forgetHalf();
  }

  /** Returns the matching entries. `path` matches with or without the prefix `/api`. */
  read({ userId, path, token }: Filters): readonly JournalEntry[] {
    return this.entries
      .map(({ entry }) => entry)
      .filter(
        (entry) =>
          (userId === undefined || entry.userId === userId) &&
          (path === undefined || entry.path === path || entry.path === `/api${path}`) &&
          (token === undefined || entry.headers['authorization'] === `Bearer ${token}`),
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
  const body = parseJson(text);
  return { body: body === undefined ? text : body };
};

const isJson = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('application/json') === true;

const answerOf = async ({ res, var: { fault } }: SandboxContext) => {
  if (fault) return { fault };
  if (!isJson(res)) return {};
  const text = await res.clone().text();
  return text.length > longestBody ? { answerLength: text.length } : { answer: parseJson(text) };
};

/** Records every request, its status and its answer. */
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
      ...(await answerOf(c)),
      userId,
    });
  });
