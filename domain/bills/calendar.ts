import { minute, type Instant, second } from '../kernel/instant';
import { eventTime, type Lead } from './reminders';

/** A reminder of one due day. */
export interface CalendarReminder {
  /** Stays the same in every file, so that a calendar replaces the event instead of adding another one. */
  readonly id: string;
  readonly dueTime: Instant;
  readonly summary: string;
  readonly description: string;
  /** The days before the due day on which it rings. */
  readonly leads: readonly Lead[];
}

/** Formats a time as `20250418T010203Z` (RFC 5545, 3.3.5 form 2). */
const stamp = (at: Instant): string =>
  `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** The start of the count of versions. */
const firstVersion = Date.UTC(2025, 0);

/**
 * Returns the version of an event: a calendar replaces an event only by a higher one (RFC 5545, 3.8.7.4). The clock
 * gives it, so that nothing has to be stored.
 */
const sequenceAt = (now: Instant): number => Math.max(0, Math.floor((now - firstVersion) / second));

/** Escapes a text (RFC 5545, 3.3.11), and removes control characters. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

const octets = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** Folds a line after 75 octets (RFC 5545, 3.1). The rest follows below after a space; no character is split. */
const folded = (line: string): string => {
  let [out, length] = ['', 0];
  for (const sign of line) {
    const size = octets(sign);
    if (length + size > 75) {
      out += '\r\n ';
      length = 1;
    }
    out += sign;
    length += size;
  }
  return out;
};

const alarm = (summary: string, lead: Lead): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(summary)}`,
  // Before the start, which is nine o'clock. Jakarta has no summer time, so each of these days has 24 hours.
  `TRIGGER:${lead === 0 ? 'PT0S' : `-P${lead}D`}`,
  'END:VALARM',
];

/**
 * Returns the event of a due day. It has an hour: relative to a whole day, an alarm rings at midnight, and calendars
 * that ignore alarms remind of an event with an hour by themselves.
 */
const event = (reminder: CalendarReminder, now: Instant): string[] => {
  const { id, dueTime, summary, description, leads } = reminder;
  const start = eventTime(dueTime);
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@paylater`,
    `SEQUENCE:${sequenceAt(now)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + 15 * minute)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    ...leads.flatMap((lead) => alarm(summary, lead)),
    'END:VEVENT',
  ];
};

/** Returns an iCalendar file (RFC 5545): for each due day an event at nine o'clock in Jakarta, with its alarms. */
export const calendarOf = (reminders: readonly CalendarReminder[], now: Instant): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//PayLater//Bills//ID',
    'METHOD:PUBLISH',
    ...reminders.flatMap((reminder) => event(reminder, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
