import { hour, type Instant, jakartaDay, wib } from '../kernel/instant';

/** A reminder of one due day. */
export interface CalendarReminder {
  /** Stays the same in every file, so that a calendar replaces the event instead of adding another one. */
  readonly id: string;
  readonly dueTime: Instant;
  readonly summary: string;
  readonly description: string;
}

/** Formats a time as `20250418T010203Z` (RFC 5545, 3.3.5 form 2). */
const stamp = (at: Instant): string =>
  `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Returns nine o'clock in Jakarta on the day before. An alarm relative to a whole day would ring at midnight. */
const alarmOf = (dueTime: Instant): Instant => Date.parse(jakartaDay(dueTime)) - wib - 15 * hour;

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

const event = ({ id, dueTime, summary, description }: CalendarReminder, now: Instant): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(id)}@paylater`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART;VALUE=DATE:${jakartaDay(dueTime).replace(/-/g, '')}`,
  `SUMMARY:${escaped(summary)}`,
  `DESCRIPTION:${escaped(description)}`,
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(summary)}`,
  `TRIGGER;VALUE=DATE-TIME:${stamp(alarmOf(dueTime))}`,
  'END:VALARM',
  'END:VEVENT',
];

/** Returns an iCalendar file (RFC 5545): each due day in Jakarta as a whole day, with an alarm the morning before. */
export const calendarOf = (reminders: readonly CalendarReminder[], now: Instant): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//PayLater//Bills//ID',
    ...reminders.flatMap((reminder) => event(reminder, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
