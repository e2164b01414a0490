import { createMiddleware } from 'hono/factory';
import { toWire } from '../../domain/kernel/instant';
import { Changes } from '../lender/changes';
import { clockOf } from '../lender/clocks';
import type { World } from '../lender/world';
import type { Env, SandboxContext } from './envelope';
import { parseJson } from './parse-json';

/** One received request. */
export interface JournalEntry {
  /** 1 for the first request since the start of the server, or since a reset to a seed. */
  readonly id: number;
  /** When the request was answered, by its user's test clock. */
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

/** A control call that changed a user. */
export interface Action {
  readonly method: 'POST' | 'DELETE';
  /** As in the control API, with the user's id in it. */
  readonly path: string;
  readonly body: unknown;
  /** The fault that the call planned. */
  readonly faultId: string | undefined;
}

interface StoredAction {
  readonly userId: string;
  readonly action: Action;
  readonly length: number;
  /** The id of the last request before it. */
  readonly after: number;
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
  /** The id of the last entry that the caller knows. */
  readonly after?: string | undefined;
}

interface StoredEntry {
  readonly entry: JournalEntry;
  readonly length: number;
  /** Names the records of its user after the request. */
  readonly moment: number;
}

const newerHalf = <T>(all: readonly T[]): T[] => all.slice(Math.ceil(all.length / 2));

/** The requests since the start, oldest first, and what they changed. When there is too much, it drops the oldest. */
export class Journal {
  readonly changes = new Changes();
  private entries: StoredEntry[] = [];
  private actions: StoredAction[] = [];
  private text = 0;
  private lastId = 0;

  add(parts: Omit<JournalEntry, 'id'>, moment: number): void {
    this.lastId += 1;
    const entry = { id: this.lastId, ...parts };
    const { length } = JSON.stringify(entry);
    this.entries.push({ entry, length, moment });
    this.text += length;
    this.stayBounded();
  }

  addAction(userId: string, action: Action): void {
    const { length } = JSON.stringify(action);
    this.actions.push({ userId, action, length, after: this.lastId });
    this.text += length;
    this.stayBounded();
  }

  actionsOf(userId: string): readonly Action[] {
    return this.actions.filter((it) => it.userId === userId).map(({ action }) => action);
  }

  /** Forgets the call that planned a fault, which was taken back. */
  forgetFault(faultId: string): void {
    this.actions = this.actions.filter(({ action }) => action.faultId !== faultId);
  }

  /**
   * Gives a copy of a user the actions on the original, until one of its requests if that is given, except planned
   * faults: the copy has those that were not used.
   */
  copyActions(userId: string, copyId: string, at = Number.POSITIVE_INFINITY): void {
    const before = this.actions.filter(
      (it) => it.userId === userId && it.after < at && !it.action.path.startsWith('/faults'),
    );
    for (const { action } of before)
      this.addAction(copyId, { ...action, path: action.path.replace(userId, copyId) });
  }

  /** Returns the matching entries. `path` matches with or without the prefix `/api`. */
  read({ userId, path, token, after = '0' }: Filters): readonly JournalEntry[] {
    return this.entries
      .map(({ entry }) => entry)
      .filter(
        (entry) =>
          entry.id > Number(after) &&
          (userId === undefined || entry.userId === userId) &&
          (path === undefined || entry.path === path || entry.path === `/api${path}`) &&
          (token === undefined || entry.headers['authorization'] === `Bearer ${token}`),
      );
  }

  find(id: number): StoredEntry | 'dropped' | undefined {
    const found = this.entries.find(({ entry }) => entry.id === id);
    return found ?? (id <= this.lastId ? 'dropped' : undefined);
  }

  /** Forgets all requests. `startsAgain`: the next one has the id 1. */
  clear(startsAgain: boolean): void {
    this.keep([], []);
    if (startsAgain) this.lastId = 0;
  }

  private stayBounded(): void {
    const isFull = () =>
      this.entries.length + this.actions.length > mostEntries ||
      this.text + this.changes.text > mostText;
    while (isFull() && this.entries.length + this.actions.length > 0)
      this.keep(newerHalf(this.entries), newerHalf(this.actions));
  }

  private keep(entries: StoredEntry[], actions: StoredAction[]): void {
    this.entries = entries;
    this.actions = actions;
    this.text = [...entries, ...actions].reduce((sum, { length }) => sum + length, 0);
    const moment = Math.min(this.changes.follow(), ...entries.map((it) => it.moment));
    this.changes.forget(
      moment,
      entries.flatMap(({ entry: { userId } }) => userId ?? []),
    );
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
    const moment = journal.changes.follow(userId);
    const entry = {
      time: toWire(clockOf(world, userId)),
      method: c.req.method,
      path: c.req.path,
      query: c.req.query(),
      headers: c.req.header(),
      ...bodyOf(body),
      status: c.env.incoming.socket.destroyed ? 0 : c.res.status,
      ...(await answerOf(c)),
      userId,
    };
    journal.add(entry, moment);
  });
