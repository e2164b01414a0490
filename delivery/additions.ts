import * as z from 'zod/mini';
import type { ClientConfig } from '../domain/config/config';
import { findings } from './findings';
import { noAdditions, type PolicyAdditions } from './policy';
import { origin, type ConfigRule, type Rules } from './rules';
import { securityRules, securitySchema } from './security-text';

const origins = z._default(z.array(z.string()), []);

/** What a server needs and no key of the client's configuration names: parts of the policies, and `security.txt`. */
const moreSchema = z.strictObject({
  /** Origins of the pictures of modules, banners and partners. */
  images: origins,
  /** Origins of the identity SDK, in addition to that of its script. */
  identitySdk: origins,
  /** The identity SDK's frames that use the camera. */
  camera: origins,
  /** Origins of the consent provider, in addition to that of its script. */
  consent: origins,
  /** Where browsers report violations of the policy. */
  reports: z._default(z.string(), noAdditions.reports),
  security: z.exactOptional(securitySchema),
});
export type MoreOrigins = z.output<typeof moreSchema>;

const isOrigin: ConfigRule = [
  'an origin such as https://media.example',
  (value) => origin.test(String(value)),
];

const moreRules: Rules = {
  'images.*': isOrigin,
  'identitySdk.*': isOrigin,
  'camera.*': isOrigin,
  'consent.*': isOrigin,
  reports: [
    'an address such as https://reports.example/csp, or a path of this origin',
    (value) => /^(?:https:\/\/[\w.-]+(?::\d{1,5})?)?\/(?!\/)[\w./-]*$/.test(String(value)),
  ],
};

/** Checks the operator's further origins. Throws with a line for every invalid key. */
export const parseMoreOrigins = (
  given: unknown,
  environment: ClientConfig['environment'] = 'sandbox',
  now = Date.now(),
): MoreOrigins => {
  const rules = { ...moreRules, ...securityRules(now) };
  const wrong = findings(moreSchema, given, rules, environment === 'production');
  if (wrong !== '') throw new Error(`the further origins are not valid:${wrong}`);
  return moreSchema.parse(given);
};

/** Returns the origins of a key's addresses, without our own, which every policy allows. Throws for an invalid host. */
const originsIn = (key: string, ...addresses: readonly (string | undefined)[]): string[] =>
  addresses.flatMap((address) => {
    if (address === undefined || address.startsWith('/')) return [];
    const found = URL.canParse(address) ? new URL(address).origin : address;
    if (!origin.test(found)) throw new Error(`the configuration is not valid (${key}: ${address})`);
    return [found];
  });

const unique = (...lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())];

const isPinned = (script: { readonly integrity?: string }, further: readonly string[]): boolean =>
  script.integrity !== undefined && further.length === 0;

/**
 * Returns what a deployment's configuration and its operator's further origins add to the policies of its documents,
 * without the hashes of a document's inline parts.
 */
export const additionsOf = (
  config: ClientConfig,
  more: MoreOrigins = parseMoreOrigins({}),
): PolicyAdditions => {
  const { images, identitySdk, camera, consent } = more;
  const sdk = unique(originsIn('oneKyc.script', config.oneKyc.script), identitySdk);
  return {
    ...noAdditions,
    script: sdk,
    frame: unique(sdk, camera),
    connect: unique(
      originsIn('apiBases', ...Object.values(config.apiBases)),
      originsIn('tokenUrl', config.tokenUrl),
      originsIn('trackingUrl', config.trackingUrl),
      originsIn('reportDsn', config.reportDsn),
      sdk,
    ),
    image: images,
    camera,
    consent: config.consent
      ? unique(originsIn('consent.script', config.consent.script), consent)
      : [],
    reports: more.reports,
    // The scripts of further origins may load any others.
    isPinned: isPinned(config.oneKyc, identitySdk) && config.probe === undefined,
    isConsentPinned: !config.consent || isPinned(config.consent, consent),
    hasHashRoutes: config.router === 'hash',
  };
};
