import fc from 'fast-check';
import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { expect, test } from 'vitest';
import { calendarOf, type CalendarReminder } from '../../../domain/bills/calendar';
import { alarmTime, eventTime, allLeads } from '../../../domain/bills/reminders';
import { minute, second } from '../../../domain/kernel/instant';

const now = Date.UTC(2025, 3, 17, 18, 2, 3);
const bill: CalendarReminder = {
  id: 'bill-2025-04',
  dueTime: Date.UTC(2025, 3, 30, 16, 59, 59),
  summary: 'Tagihan April 2025 jatuh tempo',
  description: 'Cek jumlahnya; bisa berubah, kadang.',
  leads: [3, 0],
};

test('a bill is an event at nine in Jakarta on its due day, with an alarm for each chosen time', () => {
  expect(calendarOf([bill], now)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//PayLater//Bills//ID',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:bill-2025-04@paylater',
      'SEQUENCE:9223323',
      'DTSTAMP:20250417T180203Z',
      'DTSTART:20250430T020000Z',
      'DTEND:20250430T021500Z',
      'SUMMARY:Tagihan April 2025 jatuh tempo',
      String.raw`DESCRIPTION:Cek jumlahnya\; bisa berubah\, kadang.`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Tagihan April 2025 jatuh tempo',
      'TRIGGER:-P3D',
      'END:VALARM',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Tagihan April 2025 jatuh tempo',
      'TRIGGER:PT0S',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('the event uses the day in Jakarta, even if it is still the day before in UTC', () => {
  const dueTime = Date.UTC(2025, 3, 29, 17);
  expect(calendarOf([{ ...bill, dueTime }], now)).toContain('DTSTART:20250430T020000Z\r\n');
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
  leads: fc.subarray([...allLeads]),
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
        all.flatMap((it) => [plain(it.description), ...it.leads.map(() => plain(it.summary))]),
      );
      expect(said('UID')).toEqual(all.map(({ id }) => `${id}@paylater`));
      const blocks = all.map((it) => ['VEVENT', ...it.leads.map(() => 'VALARM')]);
      expect(said('BEGIN')).toEqual(['VCALENDAR', ...blocks.flat()]);
      expect(said('END')).toEqual([...blocks.flatMap((it) => it.reverse()), 'VCALENDAR']);
    }),
    { numRuns: 60 },
  );
});

/** The times at which a calendar rings for an event, as ical.js reads them. */
const ringing = (event: ICAL.Component): number[] => {
  const start = new ICAL.Event(event).startDate;
  return event.getAllSubcomponents('valarm').map((alarm) => {
    const at = start.clone();
    at.addDuration(alarm.getFirstPropertyValue('trigger') as ICAL.Duration);
    return at.toJSDate().getTime();
  });
};

const byNumber = (one: number, other: number) => one - other;

/** Reminders with different ids, as the bills of a list have. */
const reminders = fc.uniqueArray(reminder, {
  minLength: 1,
  maxLength: 4,
  selector: ({ id }) => id,
});

test('ical.js reads a publication of every due day, which rings at nine in Jakarta', () => {
  fc.assert(
    fc.property(reminders, (all) => {
      const file = new ICAL.Component(ICAL.parse(calendarOf(all, now)) as unknown[]);
      expect(file.getFirstPropertyValue('method')).toBe('PUBLISH');
      const events = file.getAllSubcomponents('vevent');
      expect(events.map((it) => new ICAL.Event(it).uid)).toEqual(
        all.map(({ id }) => `${id}@paylater`),
      );
      expect(events.map((it) => new ICAL.Event(it).summary)).toEqual(
        all.map(({ summary }) => plain(summary)),
      );
      expect(events.map((it) => ringing(it).sort(byNumber))).toEqual(
        all.map((it) => it.leads.map((lead) => alarmTime(it.dueTime, lead)).sort(byNumber)),
      );
    }),
    { numRuns: 60 },
  );
});

test('node-ical reads the same events, as long as a quarter of an hour', () => {
  fc.assert(
    fc.property(reminders, (all) => {
      const { vcalendar, ...events } = sync.parseICS(calendarOf(all, now));
      expect(vcalendar?.method).toBe('PUBLISH');
      expect(Object.keys(events).sort()).toEqual(all.map(({ id }) => `${id}@paylater`).sort());
      for (const { id, dueTime, leads: chosen } of all) {
        const event = events[`${id}@paylater`];
        if (event?.type !== 'VEVENT') throw new Error('not an event');
        expect(event.start.getTime()).toBe(eventTime(dueTime));
        expect(event.end?.getTime()).toBe(eventTime(dueTime) + 15 * minute);
        expect(event.alarms?.length ?? 0).toBe(chosen.length);
      }
    }),
    { numRuns: 60 },
  );
});

const eventIn = (file: string): ICAL.Event =>
  new ICAL.Event(
    new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstSubcomponent('vevent') ?? undefined,
  );

test('a file that is saved later has the same UID and a higher sequence, also with other times', () => {
  fc.assert(
    fc.property(
      reminder,
      fc.subarray([...allLeads]),
      fc.integer({ min: now, max: Date.UTC(2090, 0) }),
      fc.integer({ min: second, max: 3 * 365 * 86_400 * second }),
      (one, other, at, later) => {
        const first = eventIn(calendarOf([one], at));
        const second = eventIn(calendarOf([{ ...one, leads: other }], at + later));
        expect(second.uid).toBe(first.uid);
        expect(second.sequence).toBeGreaterThan(first.sequence);
        // RFC 5545, 3.3.8: the largest integer.
        expect(second.sequence).toBeLessThan(2 ** 31);
      },
    ),
  );
});
