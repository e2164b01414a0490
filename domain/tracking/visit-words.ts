import { hosts } from '../session/host';
import { attribution, integer, type Kind, uuid, version, word } from './kinds';
import { declared } from './wire-event';

type Words = ReturnType<typeof declared>;

const attributed = (...names: readonly string[]): Readonly<Record<string, Kind>> =>
  Object.fromEntries(names.map((name) => [name, attribution]));

/** What is said of a visit beside its events, each word with its kind. */
const VISIT = {
  version,
  host: word(...hosts),
  hostVersion: version,
  language: word('id', 'en'),
  trackingId: integer,
  visitorId: uuid,
  sessionId: uuid,
  loginType: word('bridge', 'direct'),
  appSource: word('gojek', 'gopay', 'web'),
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

export interface VisitWords {
  readonly [word: string]: Words[string] | Words;
  readonly sources: Words;
  readonly utm: Words;
}

/** Of what is known of a visit what may be told: the same rule as for events. */
export const visitWords = (known: Readonly<Record<string, unknown>>): VisitWords => ({
  ...declared(VISIT, known),
  sources: declared(SOURCES, known),
  utm: declared(MARKETING, known),
});
