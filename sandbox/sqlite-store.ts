import type Database from 'libsql';
import { type RecordKind, Lists, type StoreRow, type Store } from './lender/store';
import { openDatabase, type RecordRow, sumOf } from './database';

const columns = 'seq, kind, id, owner, json';

const rowFrom = (it: unknown): StoreRow => {
  const { seq, kind, id, owner, json } = it as RecordRow & Pick<StoreRow, 'seq'>;
  return { seq, kind, id, owner: owner ?? undefined, json };
};

/** The lender's store in one SQLite file, which survives a restart. */
export class SqliteStore implements Store {
  readonly #db: Database.Database;
  readonly #lists = new Lists();
  readonly #statements = new Map<string, Database.Statement>();

  constructor(file: string, complain: (sentence: string) => void) {
    this.#db = openDatabase(file, complain);
  }

  #prepared(sql: string): Database.Statement {
    const cached = this.#statements.get(sql);
    if (cached) return cached;
    const fresh = this.#db.prepare(sql);
    this.#statements.set(sql, fresh);
    return fresh;
  }

  get<T>(kind: RecordKind<T>, id: string): T | undefined {
    const row = this.#prepared('SELECT json FROM record WHERE kind = ? AND id = ?').get(
      kind.name,
      id,
    );
    return row === undefined ? undefined : (JSON.parse((row as RecordRow).json) as T);
  }

  put<T>(kind: RecordKind<T>, id: string, value: T, owner?: string): void {
    this.#lists.forget(kind);
    const row: RecordRow = {
      kind: kind.name,
      id,
      owner: owner ?? null,
      json: JSON.stringify(value),
    };
    this.#prepared(
      `INSERT INTO record (kind, id, owner, json, sum) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (kind, id) DO UPDATE SET owner = excluded.owner, json = excluded.json, sum = excluded.sum`,
    ).run(row.kind, row.id, row.owner, row.json, sumOf(row));
  }

  delete(kind: RecordKind<unknown>, id: string): void {
    this.#lists.forget(kind);
    this.#prepared('DELETE FROM record WHERE kind = ? AND id = ?').run(kind.name, id);
  }

  list<T>(kind: RecordKind<T>, owner?: string): readonly T[] {
    return this.#lists.read(kind, owner, () => this.#read(kind, owner));
  }

  #read<T>(kind: RecordKind<T>, owner: string | undefined): readonly T[] {
    const rows =
      owner === undefined
        ? this.#prepared('SELECT json FROM record WHERE kind = ? ORDER BY seq').all(kind.name)
        : this.#prepared('SELECT json FROM record WHERE kind = ? AND owner = ? ORDER BY seq').all(
            kind.name,
            owner,
          );
    return (rows as readonly RecordRow[]).map((row) => JSON.parse(row.json) as T);
  }

  row(kind: RecordKind<unknown>, id: string): StoreRow | undefined {
    const found = this.#prepared(`SELECT ${columns} FROM record WHERE kind = ? AND id = ?`).get(
      kind.name,
      id,
    );
    return found === undefined ? undefined : rowFrom(found);
  }

  rowsOf(owner: string): readonly StoreRow[] {
    const sql = `SELECT ${columns} FROM record WHERE owner = ? ORDER BY seq`;
    return this.#prepared(sql).all(owner).map(rowFrom);
  }

  transaction<T>(work: () => T): T {
    if (this.#db.inTransaction) return work();
    try {
      return this.#db.transaction(work)();
    } catch (thrown) {
      this.#lists.forget();
      throw thrown;
    }
  }

  clear(): void {
    this.#db.exec('DELETE FROM record');
    this.#lists.forget();
  }

  close(): void {
    this.#db.close();
  }
}
