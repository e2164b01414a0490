import { Storage } from '../../domain/ports/storage';
import type { Stored, StoredRow } from '../../domain/ports/stored-row';

/** The stored values of one login. Once it has ended nothing is read and nothing written: they may be another's. */
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
