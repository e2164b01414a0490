import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarOf, type CalendarReminder } from '../../../domain/bills/calendar';
import { jakartaDay } from '../../../domain/kernel/instant';

const now = Date.UTC(2025, 3, 17, 18, 2, 3);
const bill: CalendarReminder = {
  id: 'bill-2025-04',
  dueTime: Date.UTC(2025, 3, 30, 16, 59, 59),
  summary: 'Tagihan April 2025 jatuh tempo',
  description: 'Cek jumlahnya; bisa berubah, kadang.',
};

test('a bill is an all-day event in Jakarta with an alarm at nine on the day before', () => {
  expect(calendarOf([bill], now)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//PayLater//Bills//ID',
      'BEGIN:VEVENT',
      'UID:bill-2025-04@paylater',
      'DTSTAMP:20250417T180203Z',
      'DTSTART;VALUE=DATE:20250430',
      'SUMMARY:Tagihan April 2025 jatuh tempo',
      String.raw`DESCRIPTION:Cek jumlahnya\; bisa berubah\, kadang.`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Tagihan April 2025 jatuh tempo',
      'TRIGGER;VALUE=DATE-TIME:20250429T020000Z',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('the event uses the day in Jakarta, even if it is still the day before in UTC', () => {
  const dueTime = Date.UTC(2025, 3, 29, 17);
  const file = calendarOf([{ ...bill, dueTime }], now);
  expect(file).toContain('DATE:20250430\r\n');
  expect(file).toContain('DATE-TIME:20250429T020000Z\r\n');
});

/** Reads the file as a calendar does: joins folded lines, and splits each into name and value. */
const readBack = (file: string) =>
  file
    .replace(/\r\n /g, '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const);

const unescaped = (text: string): string =>
  text.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

/** Removes the characters that a line of the file cannot contain. */
const plain = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '');

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({ unit: fc.constantFrom('\\', ';', ',', '\n', '\r', ':', '"', 'ä', '🧾', 'n') }),
);
const reminder = fc.record({
  id: fc.stringMatching(/^[a-z0-9-]{1,90}$/),
  dueTime: fc.integer({ min: 0, max: Date.UTC(2090, 0) }),
  summary: text,
  description: text,
});

test('with any bill names, lines are short and complete, and the texts are restored', () => {
  const bytes = new TextEncoder();
  fc.assert(
    fc.property(fc.array(reminder, { maxLength: 4 }), (all) => {
      const file = calendarOf(all, now);
      expect(file.endsWith('\r\n')).toBe(true);
      for (const line of file.slice(0, -2).split('\r\n')) {
        expect(bytes.encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n\u0000-\u0008]/);
      }
      const lines = readBack(file);
      const said = (name: string) => lines.filter(([it]) => it === name).map(([, value]) => value);
      expect(said('SUMMARY').map(unescaped)).toEqual(all.map((it) => plain(it.summary)));
      expect(said('DESCRIPTION').map(unescaped)).toEqual(
        all.flatMap((it) => [plain(it.description), plain(it.summary)]),
      );
      expect(said('UID')).toEqual(all.map(({ id }) => `${id}@paylater`));
      expect(said('DTSTART;VALUE=DATE')).toEqual(
        all.map(({ dueTime }) => jakartaDay(dueTime).replaceAll('-', '')),
      );
      expect(said('BEGIN')).toEqual(['VCALENDAR', ...all.flatMap(() => ['VEVENT', 'VALARM'])]);
      expect(said('END')).toEqual([...all.flatMap(() => ['VALARM', 'VEVENT']), 'VCALENDAR']);
    }),
    { numRuns: 60 },
  );
});

test('the same bill has the same UID in every file', () => {
  fc.assert(
    fc.property(reminder, fc.nat(), (one, later) => {
      const uid = (at: number) => readBack(calendarOf([one], at)).find(([name]) => name === 'UID');
      expect(uid(now)).toEqual(uid(now + later));
    }),
  );
});
