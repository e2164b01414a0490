import { expect, test } from 'vitest';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import { type Entry, readEntry } from '../../../domain/session/entry';
import { rememberEntry } from '../../../domain/session/remember-entry';
import { STORED } from '../../../domain/session/stored';

const names = [
  ['SourceApp', 'SourcePage', 'sourcePage', 'source', 'SourceDeeplink', 'AppVersion', 'gopayplus'],
  ['entryPoint', 'migrationEntry', 'migrationUserType', 'utm_source', 'utm_medium', 'gpl_group'],
].flat();

const values = [
  [
    '',
    'a',
    'true',
    'gopay',
    'é',
    '😀',
    '+',
    '%',
    '%zz',
    '%00',
    '%0A',
    '%E2%80%AE',
    '%ED%A0%80',
    '"',
  ],
  ['x'.repeat(128), 'x'.repeat(129), '"'.repeat(128), 'ü'.repeat(128), 'x'.repeat(512), '=&=', '#'],
].flat();
const odd = ['', '__proto__', 'constructor', 'prototype', 'token', 'code', 'utm_id', 'a[]', '%'];

/** The same ten thousand queries in every run: up to twenty parameters, doubled ones among them. */
const queries = (): readonly string[] => {
  let seed = 1;
  const below = (n: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % n;
  };
  const one = (list: readonly string[]): string => list[below(list.length)] ?? '';
  const pair = () => `${one(below(4) === 0 ? odd : names)}=${one(values)}`;
  return Array.from({ length: 10_000 }, () =>
    Array.from({ length: below(20) }, pair).join(one(['&', '&&', '&', ';'])),
  );
};

test('any query is read: nothing throws, nothing is polluted, the caps hold', () => {
  const inherited = Object.getOwnPropertyNames(Object.prototype).join();
  const isFit = ([name, said]: readonly [string, string]): boolean =>
    names.includes(name) && said.length <= (name === 'SourceDeeplink' ? 512 : 128);
  const read = queries().map((query) => ({ query, entry: readEntry(`?${query}`) }));
  const breaking = read.filter(({ entry }) => {
    const kept = Object.entries(entry.all);
    const bytes = Buffer.byteLength(JSON.stringify(entry.all));
    return !kept.every(isFit) || kept.length > 20 || bytes > 4096;
  });
  expect(breaking).toEqual([]);
  expect(Math.max(...read.map(({ entry }) => entry.dropped))).toBeGreaterThan(5);
  expect(Math.max(...read.map(({ entry }) => Object.keys(entry.all).length))).toBeGreaterThan(8);
  expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(inherited);
});

test('a query of 100 kB is read no further than it may be', () => {
  const long = `?${'a=1&'.repeat(25_000)}source=gopay`;
  expect(readEntry(long)).toEqual({ utm: {}, all: {}, dropped: 0 });
  const many = names.map((name) => `${name}=${'x'.repeat(10_000)}`).join('&');
  expect(readEntry(`?${many}`)).toEqual({ utm: {}, all: {}, dropped: 2 });
});

test.each<[query: string, entry: Partial<Entry>]>([
  ['', {}],
  ['?', {}],
  ['SourceApp=GoPay', { appSource: 'gopay' }],
  ['?source=a&sourcePage=b&SourcePage=C', { sourcePage: 'C' }],
  ['?source=a&sourcePage=b', { sourcePage: 'b' }],
  ['?source=a', { sourcePage: 'a' }],
  ['?source=first&source=second', { sourcePage: 'first' }],
  ['?gopayplus=true', { plus: true }],
  ['?gopayplus=TRUE', { plus: false }],
  ['?gopayplus=0', { plus: false }],
  ['?gopayplus=', { dropped: 1 }],
  ['?AppVersion=4.75.0&entryPoint=home+card', { appVersion: '4.75.0', entryPoint: 'home card' }],
  ['?SourceDeeplink=gojek%3A%2F%2Fpay', { sourceDeeplink: 'gojek://pay' }],
  [`?SourceDeeplink=${'x'.repeat(512)}`, { sourceDeeplink: 'x'.repeat(512) }],
  [`?SourceDeeplink=${'x'.repeat(513)}`, { dropped: 1 }],
  [`?entryPoint=${'x'.repeat(129)}`, { dropped: 1 }],
  ['?entryPoint=a%0Ab', { dropped: 1 }],
  ['?entryPoint=a%E2%80%AEb', { dropped: 1 }],
  ['?utm_source=a&gpl_group=b&utm_term=c', { utm: { utm_source: 'a', gpl_group: 'b' } }],
  ['?__proto__=1&constructor=2&token=3&code=4', {}],
])('reads «%s»', (query, entry) => {
  const { all: _, ...read } = readEntry(query);
  expect(read).toEqual({ utm: {}, dropped: 0, ...entry });
});

test('an entry is kept for the visit; a later one replaces what it names, and only that', () => {
  const storage = new MemoryStorage();
  const enter = (query: string) => rememberEntry(readEntry(query), storage);
  enter('?SourceApp=GOJEK&entryPoint=banner&gopayplus=true&utm_source=mail&migrationEntry=m1');
  enter('?entryPoint=card&source=push');
  enter('');
  expect({
    app: storage.read(STORED.appSource),
    entry: storage.read(STORED.entryPoint),
    before: storage.read(STORED.previousEntryPoint),
    page: storage.read(STORED.sourcePage),
    plus: storage.read(STORED.plus),
    userType: storage.read(STORED.userType),
    utm: storage.read(STORED.utm),
    migration: storage.read(STORED.migrationEntry),
    saved: storage.read(STORED.savedQuery),
  }).toEqual({
    app: 'gojek',
    entry: 'card',
    before: 'banner',
    page: 'push',
    plus: true,
    userType: 'gopayplus',
    utm: { utm_source: 'mail' },
    migration: 'm1',
    saved: { entryPoint: 'card', source: 'push' },
  });
  enter('?gopayplus=no');
  expect(storage.read(STORED.userType)).toBe('non_gopayplus');
});
