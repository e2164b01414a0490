import { safeExternalUrl } from '../domain/navigation/safe-url';
import { languages } from '../domain/kernel/locale';
import type { ClientConfig } from '../domain/config/config';

/** The values of other keys, as far as they could be read. */
export interface Around {
  readonly links: ClientConfig['links'];
  /** Whether `links` is invalid. Other links are then checked without it. */
  readonly areLinksWrong: boolean;
  readonly isProduction: boolean;
  readonly router: unknown;
}

type Check = (value: unknown) => boolean;

/** What a key accepts, in words, and the check of a value. */
export type ConfigRule = readonly [accepted: string, check: Check];

/** Rules by the path of their key. `*` is any key, or any place in a list. */
export type Rules = Readonly<Record<string, ConfigRule>>;

/** `https://media.example:8443`. Nothing in it can end a directive, a header or a line of a server's configuration. */
export const origin = /^https?:\/\/(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:]+\])(?::\d{1,5})?$/;

const text =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

const between =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most;

/** Checks an address. Browsers read a backslash as a slash, so `/\host` would be another origin. */
const isAddress: Check = (value) => {
  if (typeof value !== 'string' || /[\\\s\p{Cc}#]/u.test(value)) return false;
  const isPath = value.startsWith('/');
  if (!URL.canParse(value, isPath ? 'https://own.invalid' : undefined)) return false;
  const { origin: place, username, password } = new URL(value, 'https://own.invalid');
  if (isPath) return place === 'https://own.invalid';
  return origin.test(place) && username === '' && password === '';
};

const isBase: Check = (value) => isAddress(value) && !String(value).includes('?');

const isDsn: Check = (value) =>
  isAddress(value)
    ? /^\/.*\/\d+$/.test(String(value))
    : text(/^https?:\/\/[\w-]+@[\w.:-]+(?:\/[\w/-]*)?\/\d+$/)(value);

const areTen: Check = (value) =>
  Array.isArray(value) && value.length === 10 && new Set(value).size === 10;

const areOfLanguages: Check = (value) => {
  const keys = Object.keys(value ?? {});
  return keys.length === languages.length && languages.every((it) => keys.includes(it));
};

const isInOrder: Check = (value) => {
  const { start, end } = value as { readonly start?: unknown; readonly end?: unknown };
  return typeof start !== 'number' || typeof end !== 'number' || start <= end;
};

/** September 2001. The current time in seconds is far below it. */
const leastMilliseconds = 1e12;

const isPhone = text(/^\+?\d{2,15}$/);

const always: Check = () => true;

const address: ConfigRule = [
  'an address: a path of this origin, or https://… without user and password',
  isAddress,
];
const hash: ConfigRule = [
  'a hash such as sha384-…',
  text(/^sha(?:256|384|512)-[\w+/]{43,}={0,2}$/),
];
const name: ConfigRule = ['a name without spaces', text(/^\S+$/)];
const version: ConfigRule = ['a version such as 4.90.0', text(/^\d+(?:\.\d+){0,3}$/)];
const moment: ConfigRule = [
  'epoch milliseconds such as 1767225600000, which are thirteen digits; seconds are ten',
  (value) => typeof value === 'number' && value >= leastMilliseconds,
];

/** Returns the rules for links, which depend on the value of `links`. */
const linkRules = ({ links, areLinksWrong }: Around): Rules => {
  const link: ConfigRule = [
    'a link that opens without a question: https://… with its host in links.hosts, a place in links.deepLinks, or tel: with a number in links.phones',
    (value) => {
      const { kind } = safeExternalUrl(value, links);
      return kind === 'open' || (areLinksWrong && kind !== 'drop');
    },
  ];
  const isHandOff: Check = (value) => {
    const filled = String(value).replace('{query}', 'a=1');
    const opens = isAddress(filled) || safeExternalUrl(filled, links).kind !== 'drop';
    return !/[{}]/.test(filled) && opens;
  };
  return {
    'help.*': link,
    linkAccountUrl: link,
    migrationUrl: link,
    productSummary: link,
    complaints: [
      'a number of links.phones',
      (value) => isPhone(value) && links.phones.includes(String(value)),
    ],
    'updateUrl.*': link,
    handOffUrl: [
      'a path of this origin, or a link that the client opens; {query} at most',
      isHandOff,
    ],
  };
};

/** Returns the rules for the values of the configuration, beyond their types. */
export const configRules = (around: Around): Rules => ({
  ...linkRules(around),
  'apiBases.*': ['an address without a query: a path of this origin, or https://…', isBase],
  authorizeUrl: address,
  tokenUrl: address,
  trackingUrl: address,
  probe: [
    'an address, and in production none at all',
    (value) => !around.isProduction && isAddress(value),
  ],
  reportDsn: ['the DSN of the service, or a path such as /reports/1', isDsn],
  'oneKyc.script': address,
  'oneKyc.integrity': hash,
  'oneKyc.partners.*': name,
  'oneKyc.combinedPartners.*': name,
  'consent.script': address,
  'consent.integrity': hash,
  consent: ['none where router is hash', () => around.router !== 'hash'],
  'links.hosts.*': [
    'an exact host such as help.example',
    text(
      /^(?:(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?(?::\d{1,5})?|http:\/\/(?:127\.0\.0\.1|localhost)(?::\d{1,5})?)$/,
    ),
  ],
  // The schema has its pattern.
  'links.deepLinks.*': ['a place in gojek or gopay such as gojek://gopay/topup', always],
  'links.phones.*': ['the digits of a telephone number', isPhone],
  lender: ['a name of at most 100 letters', text(/^(?=.*\S)[^\p{C}]{1,100}$/u)],
  licence: ['a text of at most 200 letters', text(/^(?=.*\S)[^\p{C}]{1,200}$/u)],
  whenLate: [
    `a text in each of ${languages.join(' and ')}; or leave out the whole of whenLate`,
    areOfLanguages,
  ],
  'whenLate.*': ['a text of at most 400 letters', text(/^(?=.*\S)[^\p{C}]{1,400}$/u)],
  'otp.length': ['a whole number from 4 to 8', between(4, 8)],
  'otp.resendSeconds': ['a whole number from 1 to 3600', between(1, 3600)],
  occupations: ['ten different words', areTen],
  'occupations.*': name,
  'gppMinimum.*': version,
  'reassessmentMinimum.*': version,
  'maintenance.*': moment,
  maintenance: ['an end that is not before the start', isInOrder],
});
