import type { RecordKind, StoreRow, Store } from './store';

interface Change {
  readonly owner: string;
  /** The name of the row among all kinds. */
  readonly key: string;
  /** The row before the write; absent for a new one. */
  readonly before: StoreRow | undefined;
}

const keyOf = (kind: string, id: string): string => `${kind} ${id}`;

/** Records what writes replace, so that the earlier rows of a user can be read. */
export class Changes {
  #changes: Change[] = [];
  /** The number of changes that were dropped. */
  #dropped = 0;
  #users = new Set<string>();
  /** The length of all recorded rows, in characters. */
  text = 0;

  /** Records the changes of a user from now on. Returns the name of this moment for `rowsAt`. */
  follow(userId?: string): number {
    if (userId !== undefined) this.#users.add(userId);
    return this.#dropped + this.#changes.length;
  }

  /** Returns the store, with its writes recorded. */
  watch(store: Store): Store {
    const record = (kind: RecordKind<unknown>, id: string, owner?: string): void => {
      if (owner === undefined || !this.#users.has(owner)) return;
      const before = store.row(kind, id);
      this.#changes.push({ owner, key: keyOf(kind.name, id), before });
      this.text += lengthOf(before);
    };
    return {
      get: (kind, id) => store.get(kind, id),
      put: (kind, id, value, owner) => {
        record(kind, id, owner);
        store.put(kind, id, value, owner);
      },
      delete: (kind, id) => {
        record(kind, id, store.row(kind, id)?.owner);
        store.delete(kind, id);
      },
      list: (kind, owner) => store.list(kind, owner),
      row: (kind, id) => store.row(kind, id),
      rowsOf: (owner) => store.rowsOf(owner),
      transaction: (work) => store.transaction(work),
      clear: () => store.clear(),
      close: () => store.close(),
    };
  }

  /** Returns the rows of a user at an earlier moment, given the current ones; `undefined` if it was dropped. */
  rowsAt(
    moment: number,
    userId: string,
    current: readonly StoreRow[],
  ): readonly StoreRow[] | undefined {
    if (moment < this.#dropped) return undefined;
    const rows = new Map(current.map((row) => [keyOf(row.kind, row.id), row]));
    // The list includes writes of failed transactions. Undoing those changes nothing.
    for (const { owner, key, before } of this.#changes.slice(moment - this.#dropped).reverse()) {
      if (owner !== userId) continue;
      if (before) rows.set(key, before);
      else rows.delete(key);
    }
    return [...rows.values()].sort((one, other) => one.seq - other.seq);
  }

  /** Drops the changes before a moment, and follows only these users. */
  forget(moment: number, users: Iterable<string>): void {
    this.#changes = this.#changes.slice(moment - this.#dropped);
    this.#dropped = moment;
    this.#users = new Set(users);
    this.text = this.#changes.reduce((sum, { before }) => sum + lengthOf(before), 0);
  }
}

/** The length of a change without its row, about. */
const leastLength = 100;

const lengthOf = (before: StoreRow | undefined): number => leastLength + (before?.json.length ?? 0);
