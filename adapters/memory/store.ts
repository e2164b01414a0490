/** A kind of record: its name in the store and, for the compiler only, what a record of it looks like. */
export interface Kind<T> {
  readonly name: string;
  readonly example?: T;
}

export const kind = <T>(name: string): Kind<T> => ({ name });

/**
 * What the lender stands on: small, synchronous, and the same over a Map and over a database file. Records are plain
 * JSON; what `get` and `list` hand out is a copy. `list` keeps the order in which records were first put.
 */
export interface Store {
  get<T>(kind: Kind<T>, id: string): T | undefined;
  /** Writes a record whole. Its owner is the person it belongs to, when it belongs to one. */
  put<T>(kind: Kind<T>, id: string, value: T, owner?: string): void;
  delete(kind: Kind<unknown>, id: string): void;
  /** All records of a kind, or those of one owner. */
  list<T>(kind: Kind<T>, owner?: string): readonly T[];
  /** All or nothing: what `work` wrote is undone when it throws. A transaction inside another one is part of it. */
  transaction<T>(work: () => T): T;
  /** Empties everything. */
  clear(): void;
  close(): void;
}

interface Row {
  readonly kind: string;
  readonly owner: string | undefined;
  readonly json: string;
}

/** A `Store` that forgets everything when the process ends. */
export class MapStore implements Store {
  #rows = new Map<string, Row>();
  #before: Map<string, Row> | undefined;

  get<T>(kind: Kind<T>, id: string): T | undefined {
    const row = this.#rows.get(`${kind.name} ${id}`);
    return row && (JSON.parse(row.json) as T);
  }

  put<T>(kind: Kind<T>, id: string, value: T, owner?: string): void {
    this.#rows.set(`${kind.name} ${id}`, { kind: kind.name, owner, json: JSON.stringify(value) });
  }

  delete(kind: Kind<unknown>, id: string): void {
    this.#rows.delete(`${kind.name} ${id}`);
  }

  list<T>(kind: Kind<T>, owner?: string): readonly T[] {
    return [...this.#rows.values()]
      .filter((row) => row.kind === kind.name && (owner === undefined || row.owner === owner))
      .map((row) => JSON.parse(row.json) as T);
  }

  transaction<T>(work: () => T): T {
    if (this.#before) return work();
    this.#before = new Map(this.#rows);
    try {
      return work();
    } catch (thrown) {
      this.#rows = this.#before;
      throw thrown;
    } finally {
      this.#before = undefined;
    }
  }

  clear(): void {
    this.#rows.clear();
  }

  close(): void {}
}
