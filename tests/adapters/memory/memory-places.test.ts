import { expect, test } from 'vitest';
import { MemoryNavigator } from '../../../adapters/memory/memory-navigator';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import type { Stored } from '../../../domain/ports/stored-row';

const count = (lifetime: Stored<number>['lifetime']): Stored<number> => ({
  key: 'count',
  lifetime,
  owner: 'user',
  secret: false,
  survives401: false,
  encode: String,
  decode: (text) => {
    if (text === 'bad') throw new Error('unreadable');
    return /^\d+$/.test(text) ? Number(text) : undefined;
  },
});
const [lasting, passing] = [count('persistent'), count('session')];

test('storage keeps values as text by lifetime, and ignores unreadable ones', () => {
  const storage = new MemoryStorage();
  expect(storage.read(lasting)).toBeUndefined();
  storage.write(lasting, 1);
  storage.write(passing, 2);
  expect([storage.read(lasting), storage.read(passing), storage.textOf(passing)]).toEqual([
    1,
    2,
    '2',
  ]);
  storage.endTab();
  expect([storage.read(lasting), storage.read(passing)]).toEqual([1, undefined]);
  for (const text of ['x', 'bad']) {
    storage.plant(lasting, text);
    expect(storage.read(lasting)).toBeUndefined();
  }
  storage.erase(lasting);
  expect(storage.keys).toEqual([]);
});

test('storage emits changes of other tabs, not of this one', () => {
  const storage = new MemoryStorage();
  const seen: string[] = [];
  storage.elsewhere$.subscribe((key) => seen.push(key));
  storage.write(lasting, 1);
  storage.elsewhere(lasting, 7);
  expect([storage.read(lasting), seen]).toEqual([7, ['count']]);
  storage.elsewhere(lasting, undefined);
  expect([storage.read(lasting), seen]).toEqual([undefined, ['count', 'count']]);
});

test('the address bar goes forward and back, and reports the direction', () => {
  const navigator = new MemoryNavigator('/?a=1');
  navigator.go('/kyc');
  navigator.go('/kyc/step2?from=kyc');
  navigator.go('/kyc/step3', { replace: true });
  expect(navigator.trail).toEqual(['/?a=1', '/kyc', '/kyc/step3']);
  expect(navigator.place$.value).toMatchObject({ path: '/kyc/step3', query: '', by: 'replace' });
  navigator.back();
  navigator.back();
  expect(navigator.place$.value).toMatchObject({ path: '/', query: '?a=1', by: 'back', key: 'k0' });
  navigator.go('/home');
  expect(navigator.trail).toEqual(['/?a=1', '/home']);
});

test('without an earlier entry, back goes to the start page', () => {
  const navigator = new MemoryNavigator('/kyc?a=1');
  navigator.back();
  expect(navigator.trail).toEqual(['/']);
});

test('external addresses are recorded', () => {
  const navigator = new MemoryNavigator();
  navigator.leave('https://contoh.example');
  navigator.reload();
  navigator.go('/home', { document: true });
  expect([navigator.left, navigator.reloads, navigator.documents]).toEqual([
    ['https://contoh.example'],
    1,
    ['/home'],
  ]);
});
