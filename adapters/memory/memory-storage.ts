import { Subject } from 'rxjs';
import { Storage } from '../../domain/ports/storage';
import type { Stored } from '../../domain/ports/stored-row';

type Place = Pick<Stored<unknown>, 'key' | 'lifetime'>;

const placeOf = ({ key, lifetime }: Place): string => `${lifetime} ${key}`;

/** Values as text, exactly as a browser would keep them. */
export class MemoryStorage extends Storage {
  private readonly texts = new Map<string, string>();
  private readonly changes = new Subject<string>();

  override readonly elsewhere$ = this.changes;

  override read<T>(row: Stored<T>): T | undefined {
    const text = this.texts.get(placeOf(row));
    if (text === undefined) return undefined;
    try {
      return row.decode(text);
    } catch {
      return undefined;
    }
  }

  override write<T>(row: Stored<T>, value: T): boolean {
    this.texts.set(placeOf(row), row.encode(value));
    return true;
  }

  override erase(row: Place): void {
    this.texts.delete(placeOf(row));
  }

  /** Returns the stored text of a row. */
  textOf(row: Place): string | undefined {
    return this.texts.get(placeOf(row));
  }

  /** Stores any text for a row, such as a damaged value. */
  plant(row: Place, text: string): void {
    this.texts.set(placeOf(row), text);
  }

  /** Writes a persistent row as another tab would; `undefined` erases it. */
  elsewhere<T>(row: Stored<T>, value: T | undefined): void {
    if (value === undefined) this.erase(row);
    else this.write(row, value);
    this.changes.next(row.key);
  }

  /** Closes the tab: erases the session values. */
  endTab(): void {
    for (const place of this.texts.keys())
      if (place.startsWith('session ')) this.texts.delete(place);
  }

  /** The keys that have a value. */
  get keys(): readonly string[] {
    return [...this.texts.keys()].map((place) => place.slice(place.indexOf(' ') + 1));
  }
}
