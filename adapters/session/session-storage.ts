import { Storage } from '../../domain/ports/storage';
import type { Stored, StoredRow } from '../../domain/ports/stored-row';

/** The stored values of one login. After its end nothing is read or written: the values may be another user's. */
export class SessionStorage extends Storage {
  override readonly elsewhere$;

  constructor(
    private readonly storage: Storage,
    private readonly ended: AbortSignal,
  ) {
    super();
    this.elsewhere$ = storage.elsewhere$;
  }

  override read<T>(row: Stored<T>): T | undefined {
    return this.ended.aborted ? undefined : this.storage.read(row);
  }

  override write<T>(row: Stored<T>, value: T): boolean {
    return !this.ended.aborted && this.storage.write(row, value);
  }

  override erase(row: StoredRow): void {
    if (!this.ended.aborted) this.storage.erase(row);
  }
}
