import type { Observable } from 'rxjs';
import type { Stored, StoredRow } from './stored-row';

/** Values kept in the browser. The row says where, in what spelling, and who may read it. */
export abstract class Storage {
  /** `undefined` when absent, unreadable or foreign: a bad value never throws. */
  abstract read<T>(row: Stored<T>): T | undefined;
  /** Answers whether the value outlives this document. */
  abstract write<T>(row: Stored<T>, value: T): boolean;
  abstract erase(row: StoredRow): void;
  /** Keys of persistent rows that another tab wrote or erased. */
  abstract readonly elsewhere$: Observable<string>;
}
