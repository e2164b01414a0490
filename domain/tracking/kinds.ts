import { parseVersion } from '../kernel/version';
import { ROUTES } from '../navigation/routes';

type Value = string | number | boolean;

/** What a property may hold. A value that is not of its kind never leaves (see `OTHER` in wire-event.ts). */
export interface Kind<T extends Value = Value> {
  readonly fits: (value: unknown) => value is T;
  /** Whether an event may lack it. */
  readonly optional?: true;
}

const kind = <T extends Value>(fits: (value: unknown) => boolean): Kind<T> => ({
  fits: (value): value is T => fits(value),
});

/** Text of one shape; never so many digits in a row that they could be a code, a number of a person, or an amount. */
const text = (shape: RegExp, most: number): Kind<string> =>
  kind(
    (value) =>
      typeof value === 'string' &&
      value.length <= most &&
      shape.test(value) &&
      !/\d{5}/.test(value.replace(/[^A-Za-z0-9]/g, '')),
  );

export const maybe = <T extends Value>(of: Kind<T>): Kind<T> & { readonly optional: true } => ({
  ...of,
  optional: true,
});

/** One of the program's own words. */
export const oneOf = <const T extends readonly string[]>(...values: T): Kind<T[number]> =>
  kind((value) => values.includes(value as string));

export const either = <A extends Value, B extends Value>(one: Kind<A>, two: Kind<B>): Kind<A | B> =>
  kind((value) => one.fits(value) || two.fits(value));

/** Several of the program's own words, with a comma between them. */
export const someOf = (...all: readonly string[]): Kind<string> =>
  kind((value) => typeof value === 'string' && value.split(',').every((it) => all.includes(it)));

export const flag: Kind<boolean> = kind((value) => typeof value === 'boolean');

/** A status of HTTP. */
export const status: Kind<number> = kind(
  (value) => Number.isInteger(value) && Number(value) >= 100 && Number(value) < 600,
);

/** A code of a server: capitals, digits and underscores. */
export const code = text(/^[A-Z0-9_]+$/, 64);

/** A field's path in an answer: names as people write them (`name2`), and `*` for the items of a list. */
export const fieldPath = text(/^[A-Za-z_]{1,40}\d{0,2}(?:\.(?:\*|[A-Za-z_]{1,40}\d{0,2}))*$/, 128);

/** A version of an app: up to three numbers. */
export const version: Kind<string> = kind(
  (value) => typeof value === 'string' && value.length <= 16 && parseVersion(value).ok,
);

/** A random id of this browser or this visit. */
export const uuid: Kind<string> = kind(
  (value) => typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value),
);

/** The numeric tracking id. */
export const integer: Kind<number> = kind(Number.isSafeInteger);

/** What a campaign or an entry says of itself, without spaces: it came with the address, so that it may be anything. */
export const attribution = text(/^(?!.*(?:eyJ|[A-Za-z\d]{24}))[\w.:|/+-]+$/, 128);

const callTemplate = text(
  /^(?:GET|POST|PATCH) (?:\/v\d|\/account-management)(?:\/[a-z][a-z\d-]*|\/\{[a-z]+\})+$/i,
  100,
);
const routePaths: ReadonlySet<unknown> = new Set(Object.values(ROUTES).map(({ path }) => path));

/** Method and path template of a call, a route's pattern, or one of the host's calls. */
export const where = (...hostCalls: readonly string[]): Kind<string> =>
  kind(
    (value) =>
      callTemplate.fits(value) || routePaths.has(value) || hostCalls.includes(value as string),
  );
