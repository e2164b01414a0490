import * as z from 'zod/mini';
import { isInstant } from '../kernel/instant';
import { type InventedValues, inventedValues } from '../wire/invented-values';
import { type Host, hosts } from '../host/host';

/** An address on our own origin (`/api`), or an absolute one. */
const address = z.string().check(z.regex(/^(?:\/(?!\/)|https?:\/\/)\S*$/));
const list = z.array(z.string());
/** A place in a host app, such as `gojek://gopay/topup`: exact but for `*`, one segment of its path, and `?*`, any query. */
const deepLink = z
  .string()
  .check(z.regex(/^(?:gojek|gopay):\/\/[\w-][\w.-]*(?:\/(?:\*|[\w-][\w.-]*))*(?:\?\*)?$/));
const perHost = <S extends z.ZodMiniType>(value: S) =>
  z.object(Object.fromEntries(hosts.map((host) => [host, value])) as Record<Host, S>);

const versions = z.object({ gojek: z.string(), gopay: z.string() });

const moment = z.number().check(z.refine(isInstant, 'epoch ms'));

const otherSpellings = <K extends keyof InventedValues>(list: K) =>
  z.exactOptional(z.record(z.string(), z.enum<InventedValues[K]>(inventedValues[list])));

const shape = z.object({
  environment: z.enum(['sandbox', 'staging', 'production']),
  /** Where each path prefix of spec §7 is served. */
  apiBases: z.object({ '/v1': address, '/v2': address, '/account-management': address }),
  /** The backend is declared to honour `Idempotency-Key` on the calls that are never repeated. */
  idempotencyKeys: z._default(z.boolean(), false),
  authorizeUrl: address,
  tokenUrl: address,
  keepRefreshToken: z._default(z.boolean(), false),
  applicationSource: z._default(z.enum(['GOJEK', 'GOPAY']), 'GOJEK'),
  /**
   * Where links may lead: `hosts` are exact https hosts that open without a question, and a whole origin of this machine
   * over http, such as `http://127.0.0.1:4173`, which is refused in production; `phones` are numbers that may be called.
   */
  links: z._default(z.object({ hosts: list, deepLinks: z.array(deepLink), phones: list }), {
    hosts: [],
    deepLinks: ['gojek://home', 'gojek://gopay', 'gopay://home'],
    phones: ['157'],
  }),
  /** Who lends, as the start page and the terms name it. */
  lender: z.exactOptional(z.string()),
  /** Help-centre address per host. */
  help: z.exactOptional(perHost(z.string())),
  /** Where pay-later-plus people who have not applied leave to; `{query}` is replaced. */
  handOffUrl: z.exactOptional(z.string()),
  /** Where the two accounts are linked when the bridge cannot. */
  linkAccountUrl: z.exactOptional(z.string()),
  /** Where a person whose account has not moved yet is sent. */
  migrationUrl: z.exactOptional(z.string()),
  /** Where the host apps are updated. */
  updateUrl: z.exactOptional(perHost(z.string())),
  oneKyc: z.object({
    script: address,
    integrity: z.exactOptional(z.string()),
    partners: perHost(z.string()),
    combinedPartners: perHost(z.string()),
  }),
  trackingUrl: z.exactOptional(address),
  /** Where errors are reported to: the service's own DSN, or a relay on our origin; absent: nowhere (spec §7). */
  reportDsn: z.exactOptional(z.string()),
  /** The consent provider's script, for the web host; absent: there is no banner, and events need no consent. */
  consent: z.exactOptional(z.object({ script: address, integrity: z.exactOptional(z.string()) })),
  /** Whether a page's address is the document's path, or stands behind its `#`. */
  router: z._default(z.enum(['history', 'hash']), 'history'),
  otp: z._default(z.object({ length: z.int(), resendSeconds: z.int() }), {
    length: 6,
    resendSeconds: 60,
  }),
  /** Wire spellings of the ten occupations, in the order of spec §3. */
  occupations: z.exactOptional(list),
  gppMinimum: z._default(versions, { gojek: '4.90.0', gopay: '1.28.0' }),
  /** The lowest host app versions that can ask for a reassessment; every version where it is absent. */
  reassessmentMinimum: z.exactOptional(versions),
  /** Planned downtime, epoch ms. */
  maintenance: z.exactOptional(z.object({ start: moment, end: moment })),
  /** Other spellings of the words we invented (domain/wire/invented-values.ts), by the word of the wire. */
  words: z._default(
    z.object({
      homeModules: otherSpellings('homeModules'),
      repayStatuses: otherSpellings('repayStatuses'),
      reassessmentStatuses: otherSpellings('reassessmentStatuses'),
      refusals: otherSpellings('refusals'),
    }),
    {},
  ),
  /** A module for tests; refused in production. */
  probe: z.exactOptional(address),
});

const addresses = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(addresses)
      : [];

/** What a deployment decides; one JSON block in index.html, checked at boot. */
export const configSchema = shape.check(
  z.refine((config) => config.environment !== 'production' || config.probe === undefined, {
    error: 'a production configuration names no probe',
    path: ['probe'],
  }),
  z.refine(
    (config) =>
      config.environment !== 'production' || !addresses(config).some((url) => /^http:/i.test(url)),
    'a production configuration uses https only',
  ),
);
export type ClientConfig = z.output<typeof shape>;

/** A configuration as it was given, checked. Throws for a wrong one, with where it is wrong. */
export const parseConfig = (given: unknown): ClientConfig => {
  const read = configSchema.safeParse(given);
  if (read.success) return read.data;
  const where = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`the configuration is not valid (${where.join('; ')})`);
};

/** This client's version (spec §9). */
export const clientVersion = '1.9.1';

/** The configuration, as something that can be asked for. */
export class Config {
  constructor(readonly values: ClientConfig) {}
}
