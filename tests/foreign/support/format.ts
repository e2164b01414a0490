const JAKARTA = 7 * 3_600_000;

/** Applies a change to every key of a value, at every depth. */
export function mapKeys(value: unknown, change: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => mapKeys(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [change(key), mapKeys(item, change)]),
  );
}

/** Returns the value with camelCase keys as snake_case; leaves "applicationID" as it is. */
export function snake(value: unknown): unknown {
  return mapKeys(value, (key) =>
    key.replace(
      /([a-z0-9])([A-Z])(?=[a-z])/g,
      (_, left, right) => `${left}_${right.toLowerCase()}`,
    ),
  );
}

/** Returns the value with snake_case keys as camelCase; leaves keys in capitals as they are. */
export function camel(value: unknown): unknown {
  return mapKeys(value, (key) =>
    /^[a-z]/.test(key) ? key.replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase()) : key,
  );
}

/** Returns the parts of a time in Jakarta, two digits each. */
function parts(at: number): { date: [string, string, string]; time: string } {
  const [day = '', clock = ''] = new Date(at + JAKARTA).toISOString().split('T');
  const [year = '', month = '', date = ''] = day.split('-');
  return { date: [year, month, date], time: clock.slice(0, 8) };
}

/** Returns the time as ISO 8601 with the offset of Jakarta. */
export function isoJakarta(at: number): string {
  const { date, time } = parts(at);
  return `${date.join('-')}T${time}+07:00`;
}

/** Returns the time of Jakarta as dd-MM-yyyy HH:mm:ss. */
export function dayFirst(at: number): string {
  const { date, time } = parts(at);
  return `${[...date].reverse().join('-')} ${time}`;
}

/** Returns the start of the day in Jakarta that holds the time. */
export function dayStart(at: number): number {
  const day = 24 * 3_600_000;
  return Math.floor((at + JAKARTA) / day) * day - JAKARTA;
}

/** Returns a text or a number as text, and anything else as an empty text. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Reads a time as epoch (seconds or milliseconds), ISO 8601 or dd-MM-yyyy HH:mm:ss. */
export function readTime(value: unknown): number | undefined {
  const text = textOf(value).trim();
  if (/^\d+(\.\d+)?$/.test(text)) {
    const number = Number(text);
    return number < 100_000_000_000 ? number * 1000 : number;
  }
  const local = /^(\d{2})[-/](\d{2})[-/](\d{4})(?: (\d{2}:\d{2}:\d{2}))?$/.exec(text);
  const iso = local ? `${local[3]}-${local[2]}-${local[1]}T${local[4] ?? '00:00:00'}+07:00` : text;
  const at = Date.parse(iso);
  return Number.isNaN(at) ? undefined : at;
}

/** Reads a date of birth in either order of its parts as yyyy-MM-dd. */
export function readDate(value: unknown): string | undefined {
  const text = textOf(value);
  const yearFirst = /^(\d{4})[-/](\d{2})[-/](\d{2})/.exec(text);
  if (yearFirst) return `${yearFirst[1]}-${yearFirst[2]}-${yearFirst[3]}`;
  const yearLast = /^(\d{2})[-/](\d{2})[-/](\d{4})$/.exec(text);
  return yearLast ? `${yearLast[3]}-${yearLast[2]}-${yearLast[1]}` : undefined;
}

/** Reads the cursors of a history request; undefined when one of them cannot be read. */
export function readCursors(list: unknown): Map<string, number> | undefined {
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const cursors = new Map<string, number>();
  for (const item of list as Record<string, unknown>[]) {
    const limit = readTime(item?.limitTime);
    if (typeof item?.transactionType !== 'string' || limit === undefined) return undefined;
    cursors.set(item.transactionType, limit);
  }
  return cursors;
}
