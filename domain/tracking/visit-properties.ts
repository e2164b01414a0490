import { hosts } from '../host/host';
import { languages } from '../kernel/locale';
import { attribution, integer, type Kind, uuid, version, oneOf } from './kinds';
import { declared } from './wire-event';

const attributed = (...names: readonly string[]): Readonly<Record<string, Kind>> =>
  Object.fromEntries(names.map((name) => [name, attribution]));

/** The properties of a visit that are sent with its events, each with its kind. */
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

/** Spec §9, "Source query parameters tracked": each keeps its name. */
const SOURCES = attributed('SourcePage', 'sourcePage', 'source');

/** Spec §3: the marketing parameters. */
const MARKETING = attributed(
  ...['utm', 'gpl'].flatMap((prefix) =>
    ['source', 'medium', 'campaign', 'group'].map((name) => `${prefix}_${name}`),
  ),
);

/** Returns the known properties of a visit that may be sent, by the same rule as for events. */
export const visitProperties = (known: Readonly<Record<string, unknown>>) => ({
  ...declared(VISIT, known),
  sources: declared(SOURCES, known),
  utm: declared(MARKETING, known),
});
