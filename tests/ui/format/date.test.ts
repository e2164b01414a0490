import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { day } from '../../../domain/kernel/instant';
import { formatDay, formatMoment, formatShortDay, formatTime } from '../../../ui/format/date';

const at = (text: string): number => Date.parse(text);

test.each([
  ['2025-04-18T00:00:00+07:00', '18 April 2025', '18 April 2025', '18 Apr 2025', '18 Apr 2025'],
  ['2025-05-01T12:00:00+07:00', '1 Mei 2025', '1 May 2025', '1 Mei 2025', '1 May 2025'],
  ['2025-08-17T23:59:59+07:00', '17 Agustus 2025', '17 August 2025', '17 Agu 2025', '17 Aug 2025'],
  [
    '2024-02-29T08:00:00+07:00',
    '29 Februari 2024',
    '29 February 2024',
    '29 Feb 2024',
    '29 Feb 2024',
  ],
  ['2025-12-31T17:00:00Z', '1 Januari 2026', '1 January 2026', '1 Jan 2026', '1 Jan 2026'],
  ['2025-12-31T16:59:59Z', '31 Desember 2025', '31 December 2025', '31 Des 2025', '31 Dec 2025'],
])('%s is %s', (instant, longId, longEn, shortId, shortEn) => {
  expect(formatDay(at(instant), 'id')).toBe(longId);
  expect(formatDay(at(instant), 'en')).toBe(longEn);
  expect(formatShortDay(at(instant), 'id')).toBe(shortId);
  expect(formatShortDay(at(instant), 'en')).toBe(shortEn);
});

test.each([
  ['2025-04-17T18:00:00Z', '01:00 WIB'],
  ['2025-04-18T14:05:59+07:00', '14:05 WIB'],
  ['2025-04-17T17:00:00Z', '00:00 WIB'],
  ['2025-04-17T16:59:00Z', '23:59 WIB'],
])('%s is %s', (instant, text) => {
  expect(formatTime(at(instant))).toBe(text);
});

test.each([
  ['2025-04-18T16:00:00Z', 'id', '23:00 WIB'],
  ['2025-04-18T17:00:00Z', 'id', '19 April 2025, 00:00 WIB'],
  ['2025-04-17T16:00:00Z', 'en', '17 April 2025, 23:00 WIB'],
] as const)('on 18 April in Jakarta, %s in %s is %s', (instant, language, text) => {
  expect(formatMoment(at(instant), at('2025-04-18T10:00:00Z'), language)).toBe(text);
});

// An oracle of another make: the platform's own calendar, told the same zone.
const oracle = (instant: number, month: 'long' | 'short') =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month,
    year: 'numeric',
    timeZone: 'Asia/Jakarta',
  })
    .format(instant)
    .replace(/Sept\b/, 'Sep');

test('days agree with the platform’s calendar for the years we live in', () => {
  const instants = fc.integer({ min: at('2000-01-01T00:00:00Z'), max: at('2099-12-31T00:00:00Z') });
  fc.assert(
    fc.property(instants, (instant) => {
      expect(formatDay(instant, 'en')).toBe(oracle(instant, 'long'));
      expect(formatShortDay(instant, 'en')).toBe(oracle(instant, 'short'));
    }),
  );
});

test('every month has a name of its own in both languages', () => {
  const months = Array.from({ length: 12 }, (_, index) => Date.UTC(2025, index, 15, 3));
  for (const language of ['id', 'en'] as const)
    for (const format of [formatDay, formatShortDay]) {
      const names = months.map((instant) => format(instant, language).split(' ')[1]);
      expect(new Set(names).size).toBe(12);
    }
  expect(formatDay(months[0]! + day, 'id')).toBe('16 Januari 2025');
});
