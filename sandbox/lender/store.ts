/** A kind of record: its name in the store and, for the compiler only, the type of its records. */
export interface RecordKind<T> {
  readonly name: string;
  readonly example?: T;
}

export const kind = <T>(name: string): RecordKind<T> => ({ name });

/** A stored record. */
export interface StoreRow {
  readonly kind: string;
  readonly id: string;
  /** The user that the record belongs to, if any. */
  readonly owner: string | undefined;
  readonly json: string;
  /** Grows with each new row. A changed row keeps its number. */
  readonly seq: number;
}

/**
 * The lender's store of records: small, synchronous, and the same over a Map and over a database file. Records are
 * plain JSON. `get` returns a copy. `list` returns a frozen list, in the order in which records were first put. It is
 * cached, until a record of its kind is written at the latest.
 */
export interface Store {
  get<T>(kind: RecordKind<T>, id: string): T | undefined;
  /** Writes a whole record. `owner` is the user that it belongs to, if any. */
  put<T>(kind: RecordKind<T>, id: string, value: T, owner?: string): void;
  delete(kind: RecordKind<unknown>, id: string): void;
  /** Returns all records of a kind, or those of one owner. */
  list<T>(kind: RecordKind<T>, owner?: string): readonly T[];
  row(kind: RecordKind<unknown>, id: string): StoreRow | undefined;
  /** Returns the rows of all kinds that a user owns, in the order in which they were first put. */
  rowsOf(owner: string): readonly StoreRow[];
  /** Runs `work`, and undoes its writes when it throws. An inner transaction is part of the outer one. */
  transaction<T>(work: () => T): T;
  /** Removes all records. */
  clear(): void;
  close(): void;
}

/** Caches the lists that are still valid, so that ten thousand rows are read once, not for every request. */
export class Lists {
  readonly #kinds = new Map<string, Map<string | undefined, readonly unknown[]>>();

  read<T>(kind: RecordKind<T>, owner: string | undefined, list: () => readonly T[]): readonly T[] {
    const known = this.#kinds.get(kind.name)?.get(owner);
    if (known) return known as readonly T[];
    const fresh = Object.freeze(list().map((record) => Object.freeze(record)));
    const owners = this.#kinds.get(kind.name) ?? new Map<string | undefined, readonly unknown[]>();
    // Only a test run has so many users, and it does not read the earlier ones again.
    if (owners.size > 100) owners.clear();
    this.#kinds.set(kind.name, owners.set(owner, fresh));
    return fresh;
  }

  /** Drops the lists of a kind, or all of them, after a write. */
  forget(kind?: RecordKind<unknown>): void {
    if (kind) this.#kinds.delete(kind.name);
    else this.#kinds.clear();
  }
}

type Rows = ReadonlyMap<string, StoreRow>;

/** A `Store` in memory. */
export class MapStore implements Store {
  readonly #lists = new Lists();
  #kinds = new Map<string, Map<string, StoreRow>>();
  #seq = 0;
  /** The rows of each changed kind before this transaction. */
  #before: Map<string, Rows> | undefined;

  get<T>(kind: RecordKind<T>, id: string): T | undefined {
    const row = this.row(kind, id);
    return row && (JSON.parse(row.json) as T);
  }

  put<T>(kind: RecordKind<T>, id: string, value: T, owner?: string): void {
    const rows = this.#written(kind);
    const seq = rows.get(id)?.seq ?? (this.#seq += 1);
    rows.set(id, { kind: kind.name, id, owner, json: JSON.stringify(value), seq });
  }

  row(kind: RecordKind<unknown>, id: string): StoreRow | undefined {
    return this.#kinds.get(kind.name)?.get(id);
  }

  rowsOf(owner: string): readonly StoreRow[] {
    return [...this.#kinds.values()]
      .flatMap((rows) => [...rows.values()].filter((row) => row.owner === owner))
      .sort((one, other) => one.seq - other.seq);
  }

  delete(kind: RecordKind<unknown>, id: string): void {
    this.#written(kind).delete(id);
  }

  list<T>(kind: RecordKind<T>, owner?: string): readonly T[] {
    return this.#lists.read(kind, owner, () =>
      [...(this.#kinds.get(kind.name)?.values() ?? [])]
        .filter((row) => owner === undefined || row.owner === owner)
        .map((row) => JSON.parse(row.json) as T),
    );
  }

  transaction<T>(work: () => T): T {
    if (this.#before) return work();
    const before = new Map<string, Rows>();
    this.#before = before;
    try {
      return work();
    } catch (thrown) {
      for (const [name, rows] of before) this.#kinds.set(name, new Map(rows));
      this.#lists.forget();
      throw thrown;
    } finally {
      this.#before = undefined;
    }
  }

  clear(): void {
    this.#kinds = new Map();
    this.#lists.forget();
  }

  close(): void {}

  /** Returns the rows of a kind that is about to change. */
  #written(kind: RecordKind<unknown>): Map<string, StoreRow> {
    const rows = this.#kinds.get(kind.name) ?? new Map<string, StoreRow>();
    this.#kinds.set(kind.name, rows);
    if (this.#before?.has(kind.name) === false) this.#before.set(kind.name, new Map(rows));
    this.#lists.forget(kind);
    return rows;
  }
}
