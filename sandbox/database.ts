import { isUtf8 } from 'node:buffer';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import Database from 'libsql';

export interface RecordRow {
  readonly kind: string;
  readonly id: string;
  /** The user that the row belongs to, if any. */
  readonly owner: string | null;
  readonly json: string;
}

const newline = Buffer.from('\n');

const sumOfParts = (parts: readonly Uint8Array[]): number =>
  crc32(Buffer.concat(parts.flatMap((part) => [part, newline])));

/** Returns a checksum of a row, compared when the file is opened: SQLite itself detects only structural damage. */
export const sumOf = ({ kind, id, owner, json }: RecordRow): number =>
  sumOfParts([kind, id, owner ?? '', json].map((text) => Buffer.from(text)));

const table = `
  CREATE TABLE IF NOT EXISTS record (
    seq INTEGER PRIMARY KEY, kind TEXT NOT NULL, id TEXT NOT NULL, owner TEXT, json TEXT NOT NULL, sum INTEGER,
    UNIQUE (kind, id)
  );
  CREATE INDEX IF NOT EXISTS record_owner ON record (kind, owner);`;

class Damage extends Error {}

interface StoredRow {
  readonly kind: ArrayBuffer;
  readonly id: ArrayBuffer;
  readonly owner: ArrayBuffer;
  readonly json: ArrayBuffer;
  /** Null in rows of a file that is older than the checksums. */
  readonly sum: number | null;
}

const isWhole = ({ kind, id, owner, json, sum }: StoredRow): boolean => {
  const parts = [kind, id, owner, json].map((bytes) => new Uint8Array(bytes));
  return sum === null ? parts.every((part) => isUtf8(part)) : sum === sumOfParts(parts);
};

/** Reads as bytes, since the library aborts the process on text that is not valid UTF-8. */
const rows = `SELECT CAST(kind AS BLOB) AS kind, CAST(id AS BLOB) AS id,
  CAST(coalesce(owner, '') AS BLOB) AS owner, CAST(json AS BLOB) AS json, sum FROM record`;

/** Checks the structure of the file, then every row; throws at the first error. */
const check = (db: Database.Database): void => {
  const { sound } = db
    .prepare("SELECT count(*) AS sound FROM pragma_integrity_check(1) WHERE integrity_check = 'ok'")
    .get() as { readonly sound: number };
  if (sound !== 1) throw new Damage('its structure is broken');
  for (const row of db.prepare(rows).iterate())
    if (!isWhole(row as StoredRow)) throw new Damage('a record is not what was written');
};

/** Opens a database file, creates its table if missing, and checks every row. */
const open = (file: string): Database.Database => {
  const db = new Database(file);
  try {
    // WAL with NORMAL survives the death of the process, without a disk flush per request.
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${table}`);
    const { sums } = db
      .prepare("SELECT count(*) AS sums FROM pragma_table_info('record') WHERE name = 'sum'")
      .get() as { readonly sums: number };
    if (sums === 0) db.exec('ALTER TABLE record ADD COLUMN sum INTEGER');
    check(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
};

/** Returns whether an error is about the contents of the file, not about the disk, permissions or another process. */
const isDamage = (error: unknown): boolean =>
  error instanceof Damage ||
  (error instanceof Error &&
    'code' in error &&
    /^SQLITE_(?:CORRUPT|NOTADB|IOERR_SHORT_READ)/.test(String(error.code)));

/** Renames a file with its companions, and returns the new name. */
const setAside = (file: string): string => {
  const name = `${file}.damaged-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  for (const part of ['', '-wal', '-shm'])
    if (existsSync(file + part)) renameSync(file + part, name + part);
  return name;
};

/**
 * Opens or creates the database file. A damaged one is renamed and replaced by an empty one; `complain` gets a sentence
 * with its new name. Throws any other error.
 */
export const openDatabase = (
  file: string,
  complain: (sentence: string) => void,
): Database.Database => {
  mkdirSync(dirname(file), { recursive: true });
  try {
    return open(file);
  } catch (error) {
    if (!isDamage(error)) throw error;
    const name = setAside(file);
    const reason = error instanceof Error ? error.message : '';
    complain(
      `The database ${file} is damaged (${reason}). It is now ${name}; an empty one took its place.`,
    );
    return open(file);
  }
};
