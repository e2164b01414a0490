import type { Observable } from 'rxjs';
import type { Stored, StoredRow } from './stored-row';

/** Values stored in the browser. The row has the place, the encoding and the owner. */
export abstract class Storage {
  /** Returns `undefined` if the value is absent, unreadable or foreign: a bad value never throws. */
  abstract read<T>(row: Stored<T>): T | undefined;
  /** Returns whether the value outlives this document. */
  abstract write<T>(row: Stored<T>, value: T): boolean;
  abstract erase(row: StoredRow): void;
  /** Emits the keys of persistent rows that another tab wrote or erased. */
  abstract readonly elsewhere$: Observable<string>;
}
