import type * as z from 'zod/mini';
import { safeExternalUrl } from '../domain/navigation/safe-url';
import { type ClientConfig, configSchema } from '../domain/session/config';
import { closest } from './closest';

type Check = (value: unknown, config: ClientConfig) => boolean;

const text =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

const between =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most;

/** A browser reads a backslash as a slash, so that `/\host` leads to another origin. */
const isAddress: Check = (value) => {
  if (typeof value !== 'string' || /[\\\s\p{Cc}#]/u.test(value)) return false;
  const isPath = value.startsWith('/');
  if (!URL.canParse(value, isPath ? 'https://own.invalid' : undefined)) return false;
  const { origin, protocol, username, password } = new URL(value, 'https://own.invalid');
  if (isPath) return origin === 'https://own.invalid';
  return /^https?:$/.test(protocol) && username === '' && password === '';
};

const isBase: Check = (value, config) => isAddress(value, config) && !String(value).includes('?');

const isLink: Check = (value, { links }) => safeExternalUrl(value, links).kind !== 'drop';

const isHandOff: Check = (value, config) => {
  const filled = String(value).replace('{query}', 'a=1');
  return !/[{}]/.test(filled) && (isAddress(filled, config) || isLink(filled, config));
};

const isDsn: Check = (value, config) =>
  isAddress(value, config)
    ? /^\/.*\/\d+$/.test(String(value))
    : text(/^https?:\/\/[\w-]+@[\w.:-]+(?:\/[\w/-]*)?\/\d+$/)(value, config);

const areTen: Check = (value) =>
  Array.isArray(value) && value.length === 10 && new Set(value).size === 10;

const address = ['an address: a path of this origin, or https://…', isAddress] as const;
const link = [
  'a link that the client opens: https://…, or one that `links` allows',
  isLink,
] as const;
const hash = ['a hash such as sha384-…', text(/^sha(?:256|384|512)-[\w+/]{43,}={0,2}$/)] as const;
const name = ['a name without spaces', text(/^\S+$/)] as const;
const version = ['a version such as 4.90.0', text(/^\d+(?:\.\d+){0,3}$/)] as const;

/** What the value of a key must be beyond its type; `*` is any key, or any place in a list. */
const rules: Readonly<Record<string, readonly [means: string, check: Check]>> = {
  'apiBases.*': ['an address without a query', isBase],
  authorizeUrl: address,
  tokenUrl: address,
  trackingUrl: address,
  probe: address,
  reportDsn: ['the DSN of the service, or a path such as /reports/1', isDsn],
  'oneKyc.script': address,
  'oneKyc.integrity': hash,
  'oneKyc.partners.*': name,
  'oneKyc.combinedPartners.*': name,
  'consent.script': address,
  'consent.integrity': hash,
  consent: ['absent where the router is `hash`', (_, { router }) => router !== 'hash'],
  'links.hosts.*': [
    'an exact host such as help.example',
    text(
      /^(?:(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?(?::\d{1,5})?|http:\/\/(?:127\.0\.0\.1|localhost)(?::\d{1,5})?)$/,
    ),
  ],
  'links.phones.*': ['the digits of a telephone number', text(/^\+?\d{2,15}$/)],
  lender: ['a name', text(/^(?=.*\S)[^\p{C}]{1,100}$/u)],
  'help.*': link,
  linkAccountUrl: link,
  migrationUrl: link,
  'updateUrl.*': link,
  handOffUrl: [
    'a path of this origin, or a link that the client opens; {query} at most',
    isHandOff,
  ],
  'otp.length': ['4 to 8', between(4, 8)],
  'otp.resendSeconds': ['1 to 3600', between(1, 3600)],
  occupations: ['ten different words', areTen],
  'occupations.*': name,
  'gppMinimum.*': version,
  'reassessmentMinimum.*': version,
  maintenance: [
    'an end that is not before the start',
    (_, { maintenance }) => !maintenance || maintenance.start <= maintenance.end,
  ],
};

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Every value in a configuration with its path, groups and lists included. */
const valuesIn = (value: unknown, path: readonly string[] = []): [readonly string[], unknown][] => [
  [path, value],
  ...(isGroup(value)
    ? Object.entries(value).flatMap(([key, held]) => valuesIn(held, [...path, key]))
    : []),
];

const brokenRules = (config: ClientConfig): string[] =>
  valuesIn(config).flatMap(([path, value]) => {
    const rule = rules[path.join('.')] ?? rules[[...path.slice(0, -1), '*'].join('.')];
    return rule && !rule[1](value, config) ? [`${path.join('.')}: ${rule[0]}`] : [];
  });

const isProduction = (given: unknown): boolean =>
  isGroup(given) && 'environment' in given && given.environment === 'production';

/** The client refuses these too, without their keys. */
const inClearText = (given: unknown): string[] =>
  valuesIn(given).flatMap(([path, value]) =>
    typeof value === 'string' && /^http:/i.test(value) ? [`${path.join('.')}: https only`] : [],
  );

interface Definition {
  readonly innerType?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
}

const keysOf = (schema: z.core.$ZodType): Definition['shape'] => {
  const definition: object = schema._zod.def;
  const { innerType, shape } = definition as Definition;
  return innerType ? keysOf(innerType) : shape;
};

/** The keys that no schema names, which the client would ignore without a word. */
const unknownKeys = (schema: z.core.$ZodType, value: unknown, path = ''): string[] => {
  const known = keysOf(schema);
  if (!known || !isGroup(value)) return [];
  return Object.entries(value).flatMap(([key, held]) => {
    const inner = Object.hasOwn(known, key) ? known[key] : undefined;
    if (inner) return unknownKeys(inner, held, `${path}${key}.`);
    const meant = closest(key, Object.keys(known));
    return [`${path}${key}: there is no such key${meant ? `; did you mean ${meant}?` : ''}`];
  });
};

/**
 * Checks a configuration before it is written into a build, more strictly than the client does when it starts: a build
 * that is deployed keeps working. Throws with every key that is wrong.
 */
export const checkConfig = (given: unknown): void => {
  const { success, data, error } = configSchema.safeParse(given);
  const wrong = [
    ...unknownKeys(configSchema, given),
    ...(error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...(isProduction(given) ? inClearText(given) : []),
    ...(success ? brokenRules(data) : []),
  ];
  if (wrong.length > 0) throw new Error(`the configuration is not valid (${wrong.join('; ')})`);
};
