import * as z from 'zod/mini';
import { isInstant } from '../kernel/instant';
import { type InventedValues, inventedValues } from '../wire/invented-values';
import { type Host, hosts } from '../host/host';

/** An address on our own origin (`/api`), or an absolute one. */
const address = z.string().check(z.regex(/^(?:\/(?!\/)|https?:\/\/)\S*$/));
const list = z.array(z.string());
/** An address in a host app, such as `gojek://gopay/topup`. `*` matches one path segment, and `?*` any query. */
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
  /** Whether the backend honours `Idempotency-Key` on the calls that are never repeated. */
  idempotencyKeys: z._default(z.boolean(), false),
  authorizeUrl: address,
  tokenUrl: address,
  keepRefreshToken: z._default(z.boolean(), false),
  applicationSource: z._default(z.enum(['GOJEK', 'GOPAY']), 'GOJEK'),
  /**
   * The permitted targets of links. `hosts`: exact https hosts, which open without a question, and origins of this
   * machine over http, such as `http://127.0.0.1:4173`, which production refuses. `phones`: numbers that may be called.
   */
  links: z._default(z.object({ hosts: list, deepLinks: z.array(deepLink), phones: list }), {
    hosts: [],
    deepLinks: ['gojek://home', 'gojek://gopay', 'gopay://home'],
    phones: ['157'],
  }),
  /** The lender's name on the start page and in the terms. */
  lender: z.exactOptional(z.string()),
  /** The lender's licence and supervisor, in its own words. */
  licence: z.exactOptional(z.string()),
  /** The telephone number for complaints, one of `links.phones`. */
  complaints: z.exactOptional(z.string()),
  /** What the lender does after a due date, in its own words, by language. */
  whenLate: z.exactOptional(z.record(z.string(), z.string())),
  /** The address of the lender's product summary. */
  productSummary: z.exactOptional(z.string()),
  /** Help-centre address per host. */
  help: z.exactOptional(perHost(z.string())),
  /** Where pay-later-plus users without an application go; `{query}` is replaced. */
  handOffUrl: z.exactOptional(z.string()),
  /** Where users link their two accounts when the bridge cannot. */
  linkAccountUrl: z.exactOptional(z.string()),
  /** Where users go whose account was not migrated yet. */
  migrationUrl: z.exactOptional(z.string()),
  /** Where users update the host apps. */
  updateUrl: z.exactOptional(perHost(z.string())),
  oneKyc: z.object({
    script: address,
    integrity: z.exactOptional(z.string()),
    partners: perHost(z.string()),
    combinedPartners: perHost(z.string()),
  }),
  trackingUrl: z.exactOptional(address),
  /** Where errors are reported: the service's own DSN, or a relay on our origin; absent: nowhere (spec §7). */
  reportDsn: z.exactOptional(z.string()),
  /** The consent provider's script, for the web host. Without it, no banner appears and events need no consent. */
  consent: z.exactOptional(z.object({ script: address, integrity: z.exactOptional(z.string()) })),
  /** Whether a page's address is the path of the URL, or follows its `#`. */
  router: z._default(z.enum(['history', 'hash']), 'history'),
  otp: z._default(z.object({ length: z.int(), resendSeconds: z.int() }), {
    length: 6,
    resendSeconds: 60,
  }),
  /** The server's spellings of the ten occupations, in the order of spec §3. */
  occupations: z.exactOptional(list),
  gppMinimum: z._default(versions, { gojek: '4.90.0', gopay: '1.28.0' }),
  /** The lowest host app versions that can request a reassessment; absent: every version can. */
  reassessmentMinimum: z.exactOptional(versions),
  /** Planned downtime, epoch ms. */
  maintenance: z.exactOptional(z.object({ start: moment, end: moment })),
  /** Other spellings of the values that we invented (domain/wire/invented-values.ts), by the server's spelling. */
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

/** The schema of a deployment's configuration, which is one JSON block in index.html, checked at startup. */
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

/** Checks a configuration. Throws for an invalid one, and names the places that are wrong. */
export const parseConfig = (given: unknown): ClientConfig => {
  const read = configSchema.safeParse(given);
  if (read.success) return read.data;
  const where = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`the configuration is not valid (${where.join('; ')})`);
};

/** This client's version (spec §9). */
export const clientVersion = '1.9.1';

/** The configuration as a class, so that it can be injected. */
export class Config {
  constructor(readonly values: ClientConfig) {}
}
