import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { countedDays } from '../../../domain/bills/days-left';
import { isInstant, jakartaDay, readInstant, toWire } from '../../../domain/kernel/instant';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each<[unknown, boolean]>([
  [null, false],
  [undefined, false],
  ['', false],
  [[], false],
  [new Date(0), false],
  [true, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
  [-1, false],
  [0, true],
  [1_744_912_923_004, true],
])('whether %o is a valid instant: %s', (value, wanted) => {
  expect(isInstant(value)).toBe(wanted);
});

const wib = 7 * 3_600_000;

test('a time is written like `toISOString`, in Jakarta time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Date.UTC(9999, 11, 31) - wib }), (at) => {
      const iso = new Date(at + wib).toISOString();
      expect(toWire(at)).toBe(iso.replace('Z', '+07:00'));
      expect(jakartaDay(at)).toBe(iso.slice(0, 10));
    }),
  );
});

test('an invalid time is not written', () => {
  expect(() => toWire(Number.NaN)).toThrow(RangeError);
  expect(() => jakartaDay(8.64e15)).toThrow(RangeError);
});

test('times are read and written without the parts of Date that libraries replace', () => {
  vi.spyOn(Date, 'parse').mockReturnValue(null as unknown as number);
  vi.spyOn(Date.prototype, 'toISOString').mockReturnValue('"1970-01-01T00:00:00Z"');
  const at = readInstant('2025-04-18 01:02:03');
  expect(at).toBe(1_744_912_923_000);
  expect(toWire(at ?? 0)).toBe('2025-04-18T01:02:03.000+07:00');
  expect(countedDays(at ?? 0, (at ?? 0) - 86_400_000)).toBe(1);
});
