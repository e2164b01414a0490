/** A point in time: milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

/** A calendar day in Jakarta, `2025-04-18`. */
export type Day = string;

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Jakarta is UTC+7 all year. */
export const wib = 7 * hour;

/** The first and last valid moments: all moments between them can be written as a day in Jakarta. */
const [earliest, latest] = [0, Date.UTC(9999, 11, 31) - wib];

/** Returns whether a value is a valid moment. A `Date.parse` that a library replaced may return `null`. */
export const isInstant = (at: unknown): at is Instant =>
  typeof at === 'number' && at >= earliest && at <= latest;

/**
 * The browser's own `Date`, read at load. Libraries on a partner's page replace `Date`, its `parse` and its
 * `toISOString`, so only its constructor and its getters are used.
 */
const OwnDate = Date;

/** Returns the moment that a text names, as JavaScript reads it; otherwise NaN. */
export const momentOf = (text: string): number => new OwnDate(text).getTime();

const padded = (value: number): string => String(value).padStart(2, '0');

/** Returns `2025-04-18T01:00:00.000`, in UTC. Throws for an invalid time. */
const isoOf = (at: number): string => {
  const it = new OwnDate(at);
  if (Number.isNaN(it.getTime())) throw new RangeError('not a time');
  const [year, month, day] = [it.getUTCFullYear(), it.getUTCMonth() + 1, it.getUTCDate()];
  const time = [it.getUTCHours(), it.getUTCMinutes(), it.getUTCSeconds()].map(padded);
  const milliseconds = String(it.getUTCMilliseconds()).padStart(3, '0');
  return `${String(year).padStart(4, '0')}-${padded(month)}-${padded(day)}T${time.join(':')}.${milliseconds}`;
};

/** Returns `2025-04-18T01:00:00.000+07:00`, the wire format of a time. */
export const toWire = (at: Instant): string => `${isoOf(at + wib)}+07:00`;

/** Returns the calendar day in Jakarta, `2025-04-18`. */
export const jakartaDay = (at: Instant): string => isoOf(at + wib).slice(0, 10);

/** Returns the calendar month in Jakarta, `2025-04`. */
export const jakartaMonth = (at: Instant): string => jakartaDay(at).slice(0, 7);

/** The first moment that an answer may name, and the first that is too late: zero and `9999-12-31` mean no time. */
const [firstNamed, beyondNamed] = [Date.UTC(2000, 0), Date.UTC(2100, 0)];

const bounded = (at: number): Instant | undefined =>
  isInstant(at) && at >= firstNamed && at < beyondNamed ? at : undefined;

/** Matches a time that ends with a zone. */
export const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/** Returns whether a day such as `2026-02-28` exists: engines read the 31st of February as a day of March. */
const isDay = (day: string): boolean => {
  const at = momentOf(day);
  return !Number.isNaN(at) && isoOf(at).startsWith(day);
};

/**
 * Reads a time as servers spell it (decision 16): ISO with a zone, ISO without one (then Jakarta's), the same with
 * `dd-MM-yyyy`, or epoch seconds or milliseconds as a number or a numeric string. `undefined` for anything else, and
 * for a time before 2000 or after 2099.
 */
export const readInstant = (value: string | number): Instant | undefined => {
  if (typeof value === 'number' || /^\d{9,14}$/.test(value)) {
    const n = Number(value);
    return bounded(Math.round(n < 1e11 ? n * 1000 : n));
  }
  const iso = value
    .trim()
    .replace(/^(\d{2})-(\d{2})-(\d{4})(?=[ T])/, '$3-$2-$1')
    .replace(' ', 'T');
  if (!/^\d{4}-\d{2}-\d{2}/.test(iso) || !isDay(iso.slice(0, 10))) return undefined;
  const full = iso.length === 10 ? `${iso}T00:00:00` : iso;
  // JavaScript guarantees only zones with a colon.
  const zone = zoned.test(full.slice(10)) ? '' : '+07:00';
  const at = momentOf(`${full.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')}${zone}`);
  return bounded(at);
};

/** Returns the day, if a text holds a day and no hour. */
export const readDay = (value: string | number): Day | undefined => {
  const text = String(value).trim();
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
};

/** Returns the instant, or the first one of a day in Jakarta. */
export const startOf = (at: Instant | Day): Instant =>
  typeof at === 'number' ? at : Date.parse(`${at}T00:00:00+07:00`);
