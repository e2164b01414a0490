import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { datesIn } from '../../../ui/format/date';

const [id, en] = [datesIn('id'), datesIn('en')];

const at = (text: string): number => Date.parse(text);

test.each([
  ['2025-01-15T05:00Z', '15 Januari 2025', '15 Jan 2025', '15 January 2025', '15 Jan 2025'],
  ['2025-02-15T05:00Z', '15 Februari 2025', '15 Feb 2025', '15 February 2025', '15 Feb 2025'],
  ['2025-03-15T05:00Z', '15 Maret 2025', '15 Mar 2025', '15 March 2025', '15 Mar 2025'],
  ['2025-04-15T05:00Z', '15 April 2025', '15 Apr 2025', '15 April 2025', '15 Apr 2025'],
  ['2025-05-15T05:00Z', '15 Mei 2025', '15 Mei 2025', '15 May 2025', '15 May 2025'],
  ['2025-06-15T05:00Z', '15 Juni 2025', '15 Jun 2025', '15 June 2025', '15 Jun 2025'],
  ['2025-07-15T05:00Z', '15 Juli 2025', '15 Jul 2025', '15 July 2025', '15 Jul 2025'],
  ['2025-08-15T05:00Z', '15 Agustus 2025', '15 Agu 2025', '15 August 2025', '15 Aug 2025'],
  ['2025-09-15T05:00Z', '15 September 2025', '15 Sep 2025', '15 September 2025', '15 Sep 2025'],
  ['2025-10-15T05:00Z', '15 Oktober 2025', '15 Okt 2025', '15 October 2025', '15 Oct 2025'],
  ['2025-11-15T05:00Z', '15 November 2025', '15 Nov 2025', '15 November 2025', '15 Nov 2025'],
  ['2025-12-15T05:00Z', '15 Desember 2025', '15 Des 2025', '15 December 2025', '15 Dec 2025'],
  ['1970-01-01T05:00Z', '1 Januari 1970', '1 Jan 1970', '1 January 1970', '1 Jan 1970'],
  ['9999-12-30T05:00Z', '30 Desember 9999', '30 Des 9999', '30 December 9999', '30 Dec 9999'],
  ['2024-02-29T01:00Z', '29 Februari 2024', '29 Feb 2024', '29 February 2024', '29 Feb 2024'],
  ['2025-12-31T16:59:59Z', '31 Desember 2025', '31 Des 2025', '31 December 2025', '31 Dec 2025'],
  ['2025-12-31T17:00Z', '1 Januari 2026', '1 Jan 2026', '1 January 2026', '1 Jan 2026'],
])('%s is %s', (instant, longId, shortId, longEn, shortEn) => {
  expect(id.day(at(instant))).toBe(longId);
  expect(id.shortDay(at(instant))).toBe(shortId);
  expect(en.day(at(instant))).toBe(longEn);
  expect(en.shortDay(at(instant))).toBe(shortEn);
});

test.each([
  ['2025-04-17T18:00:00Z', '01:00 WIB'],
  ['2025-04-18T14:05:59+07:00', '14:05 WIB'],
  ['2025-04-17T17:00:00Z', '00:00 WIB'],
  ['2025-04-17T16:59:00Z', '23:59 WIB'],
])('%s is %s', (instant, text) => {
  expect(id.time(at(instant))).toBe(text);
});

test.each([
  ['2025-04-18T16:00:00Z', 'id', '23:00 WIB'],
  ['2025-04-18T17:00:00Z', 'id', '19 April 2025, 00:00 WIB'],
  ['2025-04-17T16:00:00Z', 'en', '17 April 2025, 23:00 WIB'],
] as const)('on 18 April in Jakarta, %s in %s is %s', (instant, language, text) => {
  expect(datesIn(language).moment(at(instant), at('2025-04-18T10:00:00Z'))).toBe(text);
});

// An independent oracle: the calendar of the platform in the same time zone.
const oracle = (instant: number, month: 'long' | 'short') =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month,
    year: 'numeric',
    timeZone: 'Asia/Jakarta',
  })
    .format(instant)
    .replace(/Sept\b/, 'Sep');

test('days agree with the calendar of the platform from 2000 to 2099', () => {
  const instants = fc.integer({ min: at('2000-01-01T00:00:00Z'), max: at('2099-12-31T00:00:00Z') });
  fc.assert(
    fc.property(instants, (instant) => {
      expect(en.day(instant)).toBe(oracle(instant, 'long'));
      expect(en.shortDay(instant)).toBe(oracle(instant, 'short'));
    }),
  );
});

test('the daylight saving time of the device changes nothing', () => {
  const zone = process.env['TZ'];
  process.env['TZ'] = 'America/New_York';
  try {
    // New York has no 02:30 in that night.
    expect(en.moment(at('2025-03-09T02:30:00+07:00'), 0)).toBe('9 March 2025, 02:30 WIB');
  } finally {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  }
});
