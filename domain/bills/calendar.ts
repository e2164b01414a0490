import { hour, type Instant, jakartaDay, wib } from '../kernel/instant';

/** A day of a reminder. */
export interface Reminder {
  /** Stays the same however often the file is made, so that a calendar replaces instead of adding. */
  readonly id: string;
  readonly dueTime: Instant;
  readonly summary: string;
  readonly description: string;
}

/** `20250418T010203Z` (RFC 5545, 3.3.5 form 2). */
const stamp = (at: Instant): string =>
  `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** At nine in Jakarta on the day before; an alarm that counts from a whole day rings at midnight. */
const alarmOf = (dueTime: Instant): Instant => Date.parse(jakartaDay(dueTime)) - wib - 15 * hour;

/** A text as RFC 5545 writes it (3.3.11); what no line may hold is left out. */
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

/** No line is longer than 75 octets (RFC 5545, 3.1): the rest goes on below, behind a space, and no sign is cut. */
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

const event = ({ id, dueTime, summary, description }: Reminder, now: Instant): string[] => [
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

/** An iCalendar file (RFC 5545): each due day of Jakarta's calendar as a whole day, with an alarm in the morning before. */
export const calendarOf = (reminders: readonly Reminder[], now: Instant): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//PayLater//Bills//ID',
    ...reminders.flatMap((reminder) => event(reminder, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
