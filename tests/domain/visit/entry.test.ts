import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemoryReporter } from '../../../adapters/memory/memory-reporter';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import { type Entry, readEntry } from '../../../domain/visit/entry';
import { rememberEntry } from '../../../domain/visit/remember-entry';
import { STORED, storedRows } from '../../../domain/storage/stored';
import { Visit } from '../support/a-visit';

const names = [
  ['SourceApp', 'SourcePage', 'sourcePage', 'source', 'SourceDeeplink', 'AppVersion', 'gopayplus'],
  ['entryPoint', 'migrationEntry', 'migrationUserType', 'utm_source', 'utm_medium', 'gpl_group'],
  ['utm_campaign', 'utm_group', 'gpl_source', 'gpl_medium', 'gpl_campaign'],
].flat();

/** Names and values of parameters that may confuse a program. */
const odd = ['', '__proto__', 'constructor', 'prototype', '__proto__[x]', 'token', 'utm_id', 'a[]'];
const garbage = [
  ['', '%', '%zz', '%00', '%0A', '%7f', '%E2%80%AE', '%e2%81%a6', '%E2%80%8B', '%EF%BB%BF'],
  ['%ED%A0%80', '%c0%80', '+', '=&=', '#', '"', '\\', '\u202e', 'é', '😀', 'İ', '\ud800'],
  ['true', 'gopay', 'constructor', '{"a":1}', 'x'.repeat(128), 'x'.repeat(129), 'x'.repeat(512)],
  ['"'.repeat(128), '😀'.repeat(64), 'ü'.repeat(128), '%22'.repeat(128), 'İ'.repeat(128)],
].flat();

const value = fc.oneof(
  fc.constantFrom(...garbage),
  fc.string({ unit: 'binary', maxLength: 150 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => encodeURIComponent(text)),
);
const pair = fc
  .tuple(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, fc.constantFrom(...odd), value),
    value,
  )
  .map(([name, said]) => `${name}=${said}`);
const query = fc
  .tuple(fc.array(pair, { maxLength: 24 }), fc.constantFrom('&', '&', '&&', ';'), fc.nat(199))
  .map(([pairs, sign, turn]) => {
    const text = pairs.join(sign);
    // One in two hundred is 100 kB long.
    return turn === 0 ? `?${text}${sign}`.padEnd(100_000, text || 'x') : `?${text}`;
  });

const rows = new Map(storedRows.map((row) => [row.key, row]));

/** Returns how much the browser stores of an entry, in bytes of keys and values. */
const bytesKept = (storage: MemoryStorage): number =>
  storage.keys.reduce((sum, key) => {
    const row = rows.get(key);
    return sum + Buffer.byteLength(key + (row && storage.textOf(row)));
  }, 0);

const inherited = () =>
  [Object.prototype, Array.prototype, Map.prototype, String.prototype, Function.prototype].map(
    (it) => Reflect.ownKeys(it).length,
  );

const invisible = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/;
const isFit = ([name, said]: readonly [string, string]): boolean =>
  names.includes(name) &&
  said.length <= (name === 'SourceDeeplink' ? 512 : 128) &&
  !invisible.test(said);

/** Opens the app with a query, as a new browser does. */
const open = (text: string) => {
  const entry = readEntry(text);
  const storage = new MemoryStorage();
  const reporter = new MemoryReporter();
  rememberEntry(entry, storage, reporter);
  const again = JSON.stringify(storage.read(STORED.queryParams) ?? {});
  const kept = Object.entries(entry.all);
  const told = reporter.reports.length === (entry.dropped > 0 ? 1 : 0);
  const good =
    told && kept.every(isFit) && kept.length <= 20 && again === JSON.stringify(entry.all);
  return { good, bytes: bytesKept(storage), kept: kept.length, dropped: entry.dropped };
};

test('ten thousand queries throw nothing, pollute nothing and keep the limits', () => {
  const before = inherited();
  const most = { bytes: 0, kept: 0, dropped: 0 };
  const holds = (text: string): boolean => {
    const { good, bytes, kept, dropped } = open(text);
    most.bytes = Math.max(most.bytes, bytes);
    most.kept = Math.max(most.kept, kept);
    most.dropped = Math.max(most.dropped, dropped);
    return good && bytes < 4096;
  };
  fc.assert(fc.property(query, holds), { numRuns: 10_000, seed: 1 });
  expect(inherited()).toEqual(before);
  // The queries came near the limits; otherwise they would not test them.
  expect(most.bytes).toBeGreaterThan(3000);
  expect(most.kept).toBeGreaterThan(7);
  expect(most.dropped).toBeGreaterThan(5);
});

test.each(garbage)('«%s» for every known parameter stays below four kilobytes', (said) => {
  const { good, bytes } = open(`?${names.map((name) => `${name}=${said}`).join('&')}`);
  expect(good).toBe(true);
  expect(bytes).toBeLessThan(4096);
});

test('every known parameter of usual length is stored', () => {
  const usual = names.map((name) => `${name}=${'x'.repeat(24)}`).join('&');
  const { all, dropped } = readEntry(`${usual}&SourceDeeplink=x`);
  expect([Object.keys(all).length, dropped]).toEqual([names.length, 0]);
});

test('a query of 100 kB is read only up to the limit', () => {
  const long = `?${'a=1&'.repeat(25_000)}source=gopay`;
  expect(readEntry(long)).toEqual({ utm: {}, all: {}, dropped: 0 });
  const many = names.map((name) => `${name}=${'x'.repeat(10_000)}`).join('&');
  expect(readEntry(`?${many}`)).toEqual({ utm: {}, all: {}, dropped: 2 });
});

test.each<[query: string, entry: Partial<Entry>]>([
  ['', {}],
  ['?', {}],
  ['SourceApp=GoPay', { appSource: 'gopay' }],
  ['SourcePage=promo&source=GoPay', { appSource: 'gopay', sourcePage: 'promo' }],
  ['SourceApp=gojek&sourcePage=gopay', { appSource: 'gopay', sourcePage: 'gopay' }],
  ['?source=a&sourcePage=b&SourcePage=C', { sourcePage: 'C' }],
  ['?source=a&sourcePage=b', { sourcePage: 'b' }],
  ['?source=a', { sourcePage: 'a' }],
  ['?source=first&source=second', { sourcePage: 'first' }],
  ['?gopayplus=true', { plus: true }],
  ['?gopayplus=TRUE', { plus: false }],
  ['?gopayplus=0', { plus: false }],
  ['?gopayplus=', { dropped: 1 }],
  ['?AppVersion=4.75.0&entryPoint=home+card', { callerVersion: '4.75.0', entryPoint: 'home card' }],
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

/** Opens the app several times in one browser. */
const entering = (storage = new MemoryStorage()) => ({
  storage,
  enter: (query: string) => rememberEntry(readEntry(query), storage, new MemoryReporter()),
});

test('an entry is stored for the visit, and a later one replaces only what it names', () => {
  const { storage, enter } = entering();
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

test('the next visit knows the entry point of the previous one', () => {
  const { storage, enter } = entering();
  enter('?entryPoint=banner');
  storage.endTab();
  enter('?entryPoint=card');
  expect(storage.read(STORED.previousEntryPoint)).toBe('banner');
});

test('a login in between keeps the saved query and the previous entry point', async () => {
  const visit = new Visit();
  const { enter } = entering(visit.storage);
  enter('?entryPoint=banner');
  await visit.logIn(visit.person());
  visit.storage.endTab();
  enter('?entryPoint=card');
  await visit.logIn(visit.person());
  expect(visit.storage.read(STORED.savedQuery)).toEqual({ entryPoint: 'card' });
  expect(visit.storage.read(STORED.previousEntryPoint)).toBe('banner');
});

test('a dropped parameter is reported once, without its text', () => {
  const reporter = new MemoryReporter();
  rememberEntry(
    readEntry('?entryPoint=a%00b&source=a%0Ab&AppVersion=1'),
    new MemoryStorage(),
    reporter,
  );
  expect(reporter.reports).toEqual([{ kind: 'navigation', message: 'entry parameter dropped' }]);
});
