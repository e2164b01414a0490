import { type Observable, Subject } from 'rxjs';
import type { ErrorReporter } from '../../domain/ports/error-reporter';
import { Storage } from '../../domain/ports/storage';
import { storedRows } from '../../domain/storage/stored';
import type { Stored, StoredRow } from '../../domain/ports/stored-row';

type Texts = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Row = Pick<StoredRow, 'key' | 'lifetime'>;

/**
 * Values in the browser's storage. A value that the browser cannot store stays in memory until the page closes; the
 * first such failure is reported.
 */
export class BrowserStorage extends Storage {
  /** Values that the browser could not store. `undefined` marks a value that it could not erase. */
  private readonly memory = new Map<string, string | undefined>();
  private readonly changes = new Subject<string>();
  private hasReported = false;

  override readonly elsewhere$: Observable<string> = this.changes;

  constructor(
    private readonly reporter: ErrorReporter,
    private readonly page: Pick<
      Window,
      'localStorage' | 'sessionStorage' | 'addEventListener'
    > = window,
  ) {
    super();
    page.addEventListener('storage', (event) => this.follow(event));
    // A page in the back-forward cache gets no `storage` events.
    page.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.follow({ key: null });
    });
  }

  override read<T>(row: Stored<T>): T | undefined {
    const place = `${row.lifetime} ${row.key}`;
    const text = this.memory.has(place)
      ? this.memory.get(place)
      : this.attempt(row, (texts) => texts.getItem(row.key) ?? undefined);
    try {
      return text === undefined ? undefined : row.decode(text);
    } catch {
      return undefined;
    }
  }

  override write<T>(row: Stored<T>, value: T): boolean {
    const text = row.encode(value);
    return this.keep(row, text, (texts) => {
      try {
        texts.setItem(row.key, text);
      } catch (full) {
        // Otherwise the next page would read the previous value.
        texts.removeItem(row.key);
        throw full;
      }
    });
  }

  override erase(row: Row): void {
    this.keep(row, undefined, (texts) => texts.removeItem(row.key));
  }

  private keep(row: Row, text: string | undefined, store: (texts: Texts) => void): boolean {
    const place = `${row.lifetime} ${row.key}`;
    this.memory.set(place, text);
    const isStored = this.attempt(row, (texts) => {
      store(texts);
      return true;
    });
    // A stored value needs no copy in memory.
    return isStored === true && this.memory.delete(place);
  }

  /** Calls `work` with the storage of a row. Reading `localStorage` can throw, and in some webviews it is null. */
  private attempt<T>(row: Row, work: (texts: Texts) => T): T | undefined {
    try {
      const { page } = this;
      return work(row.lifetime === 'persistent' ? page.localStorage : page.sessionStorage);
    } catch {
      this.reportOnce();
      return undefined;
    }
  }

  private reportOnce(): void {
    if (this.hasReported) return;
    this.hasReported = true;
    this.reporter.capture({ kind: 'storage', message: 'storage is not available' });
  }

  /** Handles a change by another tab: of one key, or of all keys when `key` is null. */
  private follow({ key }: Pick<StorageEvent, 'key'>): void {
    const persistent = storedRows.filter(({ lifetime }) => lifetime === 'persistent');
    for (const row of persistent)
      if (key === null || key === row.key) {
        this.memory.delete(`persistent ${row.key}`);
        this.changes.next(row.key);
      }
  }
}
