import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { kind, MapStore, type Store } from '../../sandbox/lender/store';
import { SqliteStore } from '../../sandbox/sqlite-store';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();

const pets = kind<{ name: string }>('pet');
const cars = kind<{ name: string }>('car');

describe.each<[string, () => Store]>([
  ['a map', () => new MapStore()],
  ['a file', () => new SqliteStore(join(folder, `${performance.now()}.db`), console.error)],
])('%s', (_, open) => {
  let store: Store;
  beforeEach(() => {
    store = open();
    return () => store.close();
  });

  test('returns a copy of the stored record, by kind', () => {
    const cat = { name: 'Oyen' };
    store.put(pets, '1', cat);
    cat.name = 'changed';
    expect(store.get(pets, '1')).toEqual({ name: 'Oyen' });
    expect(store.get(cars, '1')).toBeUndefined();
    expect(store.get(pets, '2')).toBeUndefined();
  });

  test('lists in the order of the first put, all records or those of one owner', () => {
    store.put(pets, 'b', { name: 'b' }, 'ann');
    store.put(pets, 'a', { name: 'a' }, 'bob');
    store.put(cars, 'c', { name: 'c' }, 'ann');
    store.put(pets, 'b', { name: 'b2' }, 'ann');
    store.put(pets, 'd', { name: 'd' }, 'ann');
    expect(store.list(pets).map((it) => it.name)).toEqual(['b2', 'a', 'd']);
    expect(store.list(pets, 'ann').map((it) => it.name)).toEqual(['b2', 'd']);
    store.delete(pets, 'b');
    expect(store.list(pets, 'ann').map((it) => it.name)).toEqual(['d']);
    store.clear();
    expect(store.list(pets)).toEqual([]);
  });

  test('returns the rows of a user in the order of the first put, of all kinds', () => {
    store.put(pets, 'b', { name: 'b' }, 'ann');
    store.put(cars, 'a', { name: 'a' }, 'ann');
    store.put(pets, 'other', { name: 'other' }, 'bob');
    store.put(pets, 'nobody', { name: 'nobody' });
    store.put(pets, 'b', { name: 'b2' }, 'ann');
    expect(store.rowsOf('ann')).toEqual([
      { kind: 'pet', id: 'b', owner: 'ann', json: '{"name":"b2"}', seq: expect.any(Number) },
      { kind: 'car', id: 'a', owner: 'ann', json: '{"name":"a"}', seq: expect.any(Number) },
    ]);
    expect(store.row(pets, 'b')).toEqual(store.rowsOf('ann')[0]);
    expect(store.row(pets, 'nobody')).toMatchObject({ owner: undefined });
    expect(store.row(pets, 'none')).toBeUndefined();
  });

  test('returns the same frozen list until a record of its kind is written', () => {
    store.put(pets, 'a', { name: 'a' }, 'ann');
    store.put(cars, 'c', { name: 'c' }, 'ann');
    const before = store.list(pets, 'ann');
    store.put(cars, 'd', { name: 'd' }, 'ann');
    expect(store.list(pets, 'ann')).toBe(before);
    expect(() => Object.assign(before[0] ?? {}, { name: 'changed' })).toThrow(TypeError);
    store.put(pets, 'a', { name: 'a2' }, 'ann');
    expect(store.list(pets, 'ann')).toEqual([{ name: 'a2' }]);
    expect(before).toEqual([{ name: 'a' }]);
  });

  test('a transaction that throws is undone, with its inner ones', () => {
    store.put(pets, '1', { name: 'before' });
    expect(store.list(pets)).toHaveLength(1);
    const work = () =>
      store.transaction(() => {
        store.put(pets, '1', { name: 'after' });
        store.transaction(() => store.put(pets, '2', { name: 'inner' }));
        expect(store.list(pets)).toHaveLength(2);
        throw new Error('stop');
      });
    expect(work).toThrow('stop');
    expect(store.list(pets)).toEqual([{ name: 'before' }]);
    expect(store.transaction(() => store.get(pets, '1'))).toEqual({ name: 'before' });
  });
});
