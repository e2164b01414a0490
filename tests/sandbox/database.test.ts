import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { kind } from '../../sandbox/lender/store';
import { SqliteStore } from '../../sandbox/sqlite-store';
import { temporaryFolder } from '../support/temporary-folder';

const notes = kind<{ text: string }>('note');

const fail = (sentence: string): void => {
  throw new Error(sentence);
};

const folder = temporaryFolder();

/** Writes a database file, and returns its content after a clean shutdown. */
const writeGood = (): Buffer => {
  const file = join(folder, 'good.db');
  const store = new SqliteStore(file, fail);
  for (let at = 0; at < 1_000; at += 1) store.put(notes, `${at}`, { text: `${at} `.repeat(50) });
  store.close();
  const db = new Database(file);
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  return readFileSync(file);
};

const good = writeGood();

let count = 0;
/** Writes a file with this content, in its own folder. */
const fileOf = (content: Buffer): string => {
  count += 1;
  mkdirSync(join(folder, `${count}`));
  const file = join(folder, `${count}`, 'paylater.db');
  writeFileSync(file, content);
  return file;
};

const overwritten = (from: number, length: number, byte: number): Buffer =>
  Buffer.from(good).fill(byte, from, from + length);

/** A position inside the text of a record. */
const inText = good.indexOf('500 500 500') + 20;
const half = Math.floor(good.length / 2 / 4096) * 4096;

const damages: readonly (readonly [string, Buffer])[] = [
  ['a page of zeros in the middle', overwritten(half, 4096, 0)],
  ['bytes of ones in the middle', overwritten(half, 600, 0xff)],
  ['letters inside a text', overwritten(inText, 12, 0x58)],
  ['one changed letter', overwritten(inText, 1, 0x37)],
  ['bytes inside a text that are no letters', overwritten(inText, 12, 0xff)],
  [
    'bytes in the names of its table that are no letters',
    overwritten(good.indexOf('CREATE TABLE record') + 13, 3, 0xff),
  ],
  ['no table of contents', overwritten(100, 3_000, 0)],
  ['no beginning', overwritten(0, 100, 0)],
  ['half of it missing', good.subarray(0, half)],
  ['the last page torn', good.subarray(0, good.length - 3_000)],
  ['something else', Buffer.alloc(10_000, 'not a database ')],
];

test.each(damages)(
  'a file with %s is reported, renamed, and replaced by an empty one',
  (_, content) => {
    const file = fileOf(content);
    const sentences: string[] = [];
    const store = new SqliteStore(file, (sentence) => sentences.push(sentence));
    expect(store.list(notes)).toEqual([]);
    store.put(notes, 'new', { text: 'new' });
    store.close();
    expect(sentences).toEqual([
      expect.stringMatching(/paylater\.db is damaged \(.+\)\. It is now .+damaged-/),
    ]);
    const isAside = (name: string) => /\.damaged-[\dTZ-]+$/.test(name);
    const aside = readdirSync(dirname(file)).filter(isAside);
    expect(aside).toHaveLength(1);
    expect(readFileSync(join(dirname(file), aside[0] ?? '')).equals(content)).toBe(true);
    const again = new SqliteStore(file, fail);
    expect(again.get(notes, 'new')).toEqual({ text: 'new' });
    again.close();
  },
);

test('a good file is opened silently, and so are an empty and a missing one', () => {
  for (const file of [fileOf(good), fileOf(Buffer.alloc(0)), join(folder, 'deep/absent.db')]) {
    const store = new SqliteStore(file, fail);
    store.put(notes, '500', { text: 'rewritten' });
    store.close();
    const again = new SqliteStore(file, fail);
    expect(again.get(notes, '500')).toEqual({ text: 'rewritten' });
    again.close();
  }
});

test('a file without checksums is upgraded', () => {
  const file = join(folder, 'old.db');
  const old = new Database(file);
  old.exec(`CREATE TABLE record (
    seq INTEGER PRIMARY KEY, kind TEXT NOT NULL, id TEXT NOT NULL, owner TEXT, json TEXT NOT NULL, UNIQUE (kind, id)
  ); INSERT INTO record (kind, id, json) VALUES ('note', 'old', '{"text":"old"}')`);
  old.close();
  const store = new SqliteStore(file, fail);
  expect(store.get(notes, 'old')).toEqual({ text: 'old' });
  store.put(notes, 'old', { text: 'new' });
  store.close();
  const again = new SqliteStore(file, fail);
  expect(again.get(notes, 'old')).toEqual({ text: 'new' });
  again.close();
});

test('an impossible place for the file is an error, and nothing is renamed', () => {
  const place = join(folder, 'a-folder');
  mkdirSync(place);
  expect(() => new SqliteStore(place, fail)).toThrow(/unable|open/i);
  expect(existsSync(place)).toBe(true);
});
