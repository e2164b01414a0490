import { parseVersion } from '../kernel/version';
import { ROUTES } from '../navigation/routes';

type Value = string | number | boolean;

/** The values that a property may have. Any other value never leaves the browser (see `OTHER` in wire-event.ts). */
export interface Kind<T extends Value = Value> {
  readonly fits: (value: unknown) => value is T;
  /** Whether an event may lack it. */
  readonly optional?: true;
}

const kind = <T extends Value>(fits: (value: unknown) => boolean): Kind<T> => ({
  fits: (value): value is T => fits(value),
});

/** Text of one shape, without five digits in a row: they could be a code, a personal number, or an amount. */
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

/** One of the client's own words. */
export const oneOf = <const T extends readonly string[]>(...values: T): Kind<T[number]> =>
  kind((value) => values.includes(value as string));

export const either = <A extends Value, B extends Value>(one: Kind<A>, two: Kind<B>): Kind<A | B> =>
  kind((value) => one.fits(value) || two.fits(value));

/** Several of the client's own words, separated by commas. */
export const someOf = (...all: readonly string[]): Kind<string> =>
  kind((value) => typeof value === 'string' && value.split(',').every((it) => all.includes(it)));

export const flag: Kind<boolean> = kind((value) => typeof value === 'boolean');

/** An HTTP status. */
export const status: Kind<number> = kind(
  (value) => Number.isInteger(value) && Number(value) >= 100 && Number(value) < 600,
);

/** A server's code: capitals, digits and underscores. */
export const code = text(/^[A-Z0-9_]+$/, 64);

/** A field's path in a response: names with up to two digits at the end (`name2`), and `*` for the items of a list. */
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

/** A campaign or entry parameter, without spaces. It comes from the address, so a text like a token does not fit. */
export const attribution = text(/^(?!.*(?:eyJ|[A-Za-z\d]{24}))[\w.:|/+-]+$/, 128);

const callTemplate = text(
  /^(?:GET|POST|PATCH) (?:\/v\d|\/account-management)(?:\/[a-z][a-z\d-]*|\/\{[a-z]+\})+$/i,
  100,
);
const routePaths: ReadonlySet<unknown> = new Set(Object.values(ROUTES).map(({ path }) => path));

/** Method and path template of a call, a route's path, or one of the host's calls. */
export const where = (...hostCalls: readonly string[]): Kind<string> =>
  kind(
    (value) =>
      callTemplate.fits(value) || routePaths.has(value) || hostCalls.includes(value as string),
  );
