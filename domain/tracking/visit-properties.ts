import { hosts } from '../host/host';
import { languages } from '../kernel/locale';
import { attribution, integer, type Kind, uuid, version, oneOf } from './kinds';
import { declared } from './wire-event';

const attributed = (...names: readonly string[]): Readonly<Record<string, Kind>> =>
  Object.fromEntries(names.map((name) => [name, attribution]));

/** What is said of a visit beside its events, each word with its kind. */
const VISIT = {
  version,
  host: oneOf(...hosts),
  hostVersion: version,
  language: oneOf(...languages),
  trackingId: integer,
  visitorId: uuid,
  sessionId: uuid,
  secondSessionId: uuid,
  loginType: oneOf('bridge', 'direct'),
  appSource: oneOf('gojek', 'gopay', 'web'),
  startVariant: attribution,
  ...attributed('entryPoint', 'previousEntryPoint', 'migrationUserType'),
};

/** Spec §9, "Source query parameters tracked": each under the name it came with. */
const SOURCES = attributed('SourcePage', 'sourcePage', 'source');

/** Spec §3: the marketing parameters. */
const MARKETING = attributed(
  ...['utm', 'gpl'].flatMap((prefix) =>
    ['source', 'medium', 'campaign', 'group'].map((name) => `${prefix}_${name}`),
  ),
);

/** Of what is known of a visit what may be told: the same rule as for events. */
export const visitProperties = (known: Readonly<Record<string, unknown>>) => ({
  ...declared(VISIT, known),
  sources: declared(SOURCES, known),
  utm: declared(MARKETING, known),
});
