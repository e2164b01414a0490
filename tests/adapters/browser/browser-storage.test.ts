import { beforeEach, expect, test } from 'vitest';
import { BrowserStorage } from '../../../adapters/browser/browser-storage';
import { MemoryReporter } from '../../../adapters/memory/memory-reporter';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import { STORED, storedRows } from '../../../domain/storage/stored';

const { authToken, otpChannel, language, statusMarker } = STORED;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Areas = Partial<Record<'localStorage' | 'sessionStorage', PropertyDescriptor>>;

/** A page with the real storages, except those given. */
const aPage = (areas: Areas = {}) => {
  const target = new EventTarget();
  const addEventListener = target.addEventListener.bind(target) as Window['addEventListener'];
  const real: Areas = {
    localStorage: { value: localStorage },
    sessionStorage: { value: sessionStorage },
  };
  const page = Object.defineProperties({ addEventListener }, {
    ...real,
    ...areas,
  } as PropertyDescriptorMap);
  return { page: page as Window, target };
};

const storageOf = (areas?: Areas) => {
  const reporter = new MemoryReporter();
  const { page, target } = aPage(areas);
  return { storage: new BrowserStorage(reporter, page), reporter, target };
};

const refuses = (): never => {
  throw new DOMException('denied', 'SecurityError');
};
const full = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};
const broken = { getItem: refuses, setItem: refuses, removeItem: refuses };
const onlyReads = { getItem: () => null, setItem: full, removeItem: () => {} };

test('stores each row in the storage of its lifetime, encoded by its codec', () => {
  const { storage } = storageOf();
  storage.write(authToken, 'abc');
  storage.write(otpChannel, 'SMS');
  storage.write(STORED.trackingId, 4711);
  expect(localStorage.getItem(authToken.key)).toBe('abc');
  expect(localStorage.getItem(STORED.trackingId.key)).toBe('NDcxMQ==');
  expect(sessionStorage.getItem(otpChannel.key)).toBe('SMS');
  expect(new BrowserStorage(new MemoryReporter()).read(STORED.trackingId)).toBe(4711);
  storage.erase(authToken);
  expect([localStorage.getItem(authToken.key), storage.read(authToken)]).toEqual([null, undefined]);
});

test('no stored text breaks a reader', () => {
  const { storage, reporter } = storageOf();
  const odd = [
    '',
    'null',
    '{',
    '[]',
    '{"__proto__":1}',
    '\u0000',
    'NaN',
    'undefined',
    'x'.repeat(100_000),
  ];
  for (const row of storedRows)
    for (const text of odd) {
      (row.lifetime === 'persistent' ? localStorage : sessionStorage).setItem(row.key, text);
      expect(() => storage.read(row as typeof authToken)).not.toThrow();
    }
  expect(storage.read(language)).toBeUndefined();
  expect(reporter.reports).toEqual([]);
});

test('a codec that throws reads as absent', () => {
  for (const storage of [storageOf().storage, new MemoryStorage()]) {
    storage.write(authToken, 'abc');
    expect(storage.read({ ...authToken, decode: refuses })).toBeUndefined();
  }
});

test.each<[string, Areas]>([
  ['cannot be accessed', { localStorage: { get: refuses }, sessionStorage: { get: refuses } }],
  ['is null', { localStorage: { value: null }, sessionStorage: { value: null } }],
  ['throws at everything', { localStorage: { value: broken }, sessionStorage: { value: broken } }],
  ['is full', { localStorage: { value: onlyReads }, sessionStorage: { value: onlyReads } }],
])('when the storage %s, values stay in memory, and one report is made', (_, areas) => {
  const { storage, reporter } = storageOf(areas);
  expect(storage.read(authToken)).toBeUndefined();
  storage.write(authToken, 'abc');
  storage.write(otpChannel, 'WHATSAPP');
  expect([storage.read(authToken), storage.read(otpChannel)]).toEqual(['abc', 'WHATSAPP']);
  storage.write(authToken, 'def');
  expect(storage.read(authToken)).toBe('def');
  storage.erase(authToken);
  expect(storage.read(authToken)).toBeUndefined();
  expect(reporter.reports).toEqual([{ kind: 'storage', message: 'storage is not available' }]);
});

test('one broken storage leaves the other one working', () => {
  const { storage } = storageOf({ localStorage: { get: refuses } });
  storage.write(otpChannel, 'SMS');
  expect(sessionStorage.getItem(otpChannel.key)).toBe('SMS');
});

test('a value that does not fit removes the older one', () => {
  localStorage.setItem(authToken.key, 'somebody else');
  const value = { ...onlyReads, removeItem: (key: string) => localStorage.removeItem(key) };
  const { storage } = storageOf({ localStorage: { value } });
  storage.write(authToken, 'mine');
  expect([localStorage.getItem(authToken.key), storage.read(authToken)]).toEqual([null, 'mine']);
});

test('an erased value stays erased even when the browser cannot erase it', () => {
  const value = { getItem: () => 'stays', setItem: () => {}, removeItem: refuses };
  const { storage } = storageOf({ localStorage: { value } });
  expect(storage.read(authToken)).toBe('stays');
  storage.erase(authToken);
  expect(storage.read(authToken)).toBeUndefined();
});

test('a value that the browser removed is absent', () => {
  const { storage } = storageOf();
  storage.write(authToken, 'abc');
  localStorage.clear();
  expect(storage.read(authToken)).toBeUndefined();
});

test('emits when another tab changes a persistent row', () => {
  const { storage, target } = storageOf();
  const seen: string[] = [];
  storage.elsewhere$.subscribe((key) => seen.push(key));
  const happens = (key: string | null) =>
    target.dispatchEvent(Object.assign(new Event('storage'), { key }));
  happens(authToken.key);
  happens('somebody-else');
  happens(otpChannel.key);
  expect(seen).toEqual([authToken.key]);
  happens(null);
  expect(seen).toContain(statusMarker.key);
  expect(seen).toHaveLength(
    1 + storedRows.filter(({ lifetime }) => lifetime === 'persistent').length,
  );
});

test('emits for every persistent row when the page returns from the back-forward cache', () => {
  const { storage, target } = storageOf();
  const seen: string[] = [];
  storage.elsewhere$.subscribe((key) => seen.push(key));
  const shows = (persisted: boolean) =>
    target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  shows(false);
  expect(seen).toEqual([]);
  shows(true);
  expect(seen).toEqual(
    storedRows.flatMap(({ key, lifetime }) => (lifetime === 'persistent' ? [key] : [])),
  );
});

test('another tab’s value wins over one held in memory', () => {
  let text: string | null = null;
  const { storage, target } = storageOf({
    localStorage: { value: { getItem: () => text, setItem: full, removeItem: () => {} } },
  });
  storage.write(authToken, 'mine');
  text = 'theirs';
  target.dispatchEvent(Object.assign(new Event('storage'), { key: authToken.key }));
  expect(storage.read(authToken)).toBe('theirs');
});
