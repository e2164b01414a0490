import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64 } from '../../../domain/wire/base64';
import { jakartaDay, jakartaMonth, readInstant, toWire } from '../../../domain/kernel/instant';
import { readRupiah } from '../../../domain/kernel/money';
import {
  compareVersions,
  parseVersion,
  satisfies,
  type Version,
} from '../../../domain/kernel/version';

const good: readonly (readonly [text: string, parts: Version])[] = [
  ['4', [4, 0, 0]],
  ['4.75', [4, 75, 0]],
  ['4.75.0', [4, 75, 0]],
  ['0.0.0', [0, 0, 0]],
  ['04.075', [4, 75, 0]],
  ['5.27', [5, 27, 0]],
  ['1.28.0', [1, 28, 0]],
  ['999999999.999999999.999999999', [999_999_999, 999_999_999, 999_999_999]],
];
const bad = [
  ['', ' ', '.', '..', '4.', '.4', '4..75', '4.75.', '4.75.0.1', '4.75.0.', '-1', '+4', '4,75'],
  ['4.x', 'x', 'v4.75', '4.75.0-beta', '4.75 ', ' 4.75', '4. 75', '4.75\n', '1e3', '0x4', '4.7.5a'],
  ['٤.٧٥', '４.７５', '4\u200b.75', '1234567890', 'null', 'undefined', 'NaN', '9'.repeat(10_000)],
].flat();

test(`reads ${good.length} versions and refuses ${bad.length}, in the specification’s words`, () => {
  for (const [text, value] of good) expect(parseVersion(text)).toEqual({ ok: true, value });
  for (const text of bad)
    expect([text, parseVersion(text)]).toEqual([
      text,
      { ok: false, error: 'Invalid version format' },
    ]);
  expect(good.length + bad.length).toBeGreaterThanOrEqual(40);
});

test('versions are ordered part by part', () => {
  const part = fc.integer({ min: 0, max: 3 });
  const version = fc.tuple(part, part, part);
  fc.assert(
    fc.property(version, version, version, (a, b, c) => {
      const sign = (x: Version, y: Version) => Math.sign(compareVersions(x, y));
      expect(sign(a, a)).toBe(0);
      expect(sign(a, b) + sign(b, a)).toBe(0);
      if (sign(a, b) <= 0 && sign(b, c) <= 0) expect(sign(a, c)).toBeLessThanOrEqual(0);
      if (sign(a, b) === 0) expect(a).toEqual(b);
      const [older, newer] = sign(a, b) <= 0 ? [a, b] : [b, a];
      expect(satisfies(newer.join('.'), older.join('.'))).toBe(true);
      expect(satisfies(older.join('.'), newer.join('.'))).toBe(sign(a, b) === 0);
    }),
    { numRuns: 1_000 },
  );
  expect(['4.75', '4.75.1', '10'].map((it) => satisfies(it, '4.75.0'))).toEqual([true, true, true]);
  for (const it of [undefined, '4.74.9', '', '4.75.0.0']) expect(satisfies(it, '4.75')).toBe(false);
});

const jakarta = Date.UTC(2025, 3, 17, 18);

test.each<[said: string | number, at: number | undefined]>([
  ['2025-04-18T01:00:00+07:00', jakarta],
  ['2025-04-18T01:00:00.000+0700', jakarta],
  ['2025-04-17T18:00:00Z', jakarta],
  ['2025-04-17T18:00:00.000z', jakarta],
  ['2025-04-17T13:00:00-05:00', jakarta],
  ['2025-04-18T01:00:00', jakarta],
  ['2025-04-18T01:00', jakarta],
  ['2025-04-18 01:00:00', jakarta],
  ['2025-04-18T01:00:00.250', jakarta + 250],
  ['2025-04-18', jakarta - 3_600_000],
  [jakarta, jakarta],
  [jakarta / 1000, jakarta],
  [String(jakarta), jakarta],
  [String(jakarta / 1000), jakarta],
  [jakarta / 1000 + 0.25, jakarta + 250],
  [0, undefined],
  ['9999-12-31', undefined],
  ['', undefined],
  ['soon', undefined],
  ['18-04-2025', undefined],
  ['18 April 2025', undefined],
  ['2025-04', undefined],
  ['2025-13-01', undefined],
  ['2025-04-18T25:00:00', undefined],
  ['2025-04-18T01:00:00+07:00 or later', undefined],
  [-1, undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
])('reads the time %j', (said, at) => {
  expect(readInstant(said)).toBe(at);
});

test('a time survives the wire, and the calendar is that of Jakarta', () => {
  const named = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) - 1 });
  fc.assert(
    fc.property(named, (at) => {
      expect(readInstant(toWire(at))).toBe(at);
    }),
  );
  expect(toWire(jakarta)).toBe('2025-04-18T01:00:00.000+07:00');
  const newYear = Date.UTC(2025, 11, 31, 17);
  expect([jakartaDay(newYear - 1), jakartaDay(newYear)]).toEqual(['2025-12-31', '2026-01-01']);
  expect([jakartaMonth(newYear - 1), jakartaMonth(newYear)]).toEqual(['2025-12', '2026-01']);
});

test.each<[said: string | number, amount: number | undefined]>([
  [1_500_000, 1_500_000],
  ['1500000', 1_500_000],
  ['1500000.00', 1_500_000],
  ['1500000.0', 1_500_000],
  [-75_000, -75_000],
  ['-75000.00', -75_000],
  ['0', 0],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ['9007199254740993', undefined],
  [Number.MAX_SAFE_INTEGER + 1, undefined],
  ['1500000.50', undefined],
  [0.1, undefined],
  ['1500000.0000', 1_500_000],
  // Thousands as Indonesians write them, or decimals.
  ['822.000', undefined],
  ['1.500.000', undefined],
  ['1,500,000', undefined],
  ['Rp1500000', undefined],
  ['1e6', undefined],
  ['0x10', undefined],
  ['', undefined],
  [' 1', undefined],
  ['--1', undefined],
  ['1.', undefined],
  ['.0', undefined],
  ['１００', undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
])('reads the amount %j', (said, amount) => {
  expect(readRupiah(said)).toBe(amount);
});

test('every integer amount survives every spelling', () => {
  const amount = fc.maxSafeInteger().filter((it) => !Object.is(it, -0));
  fc.assert(
    fc.property(amount, (it) => {
      expect([it, String(it), `${it}.00`].map(readRupiah)).toEqual([it, it, it]);
    }),
  );
});

test('base64 is decoded, and invalid base64 is not', () => {
  const ascii = fc.string({ unit: 'binary-ascii', maxLength: 40 });
  fc.assert(
    fc.property(ascii, (text) => {
      expect(fromBase64(btoa(text))).toBe(text);
    }),
  );
  for (const broken of ['a', 'ab', 'abc', '====', 'ab=c', 'YWJj\n', 'Zm9v-_==', 'é===', '=YQ='])
    expect([broken, fromBase64(broken)]).toEqual([broken, undefined]);
});
