import type { ErrorEvent, Event } from '@sentry/browser';
import { type Sentence, sentences } from '../../domain/ports/sentences';
import { hosts } from '../../domain/host/host';
import { languages } from '../../domain/kernel/locale';
import { withoutNames } from './scrubbers';
import { exceptionOf } from './sentry-exception';

const oneOf = (values: readonly string[]): RegExp => new RegExp(`^(?:${values.join('|')})$`);

/** The allowed tags of an event, each with its pattern. All others are dropped. */
const tags: Readonly<Record<string, RegExp>> = {
  kind: /^[a-z]{1,20}$/,
  route: /^(?:\*|\/[a-z0-9/*-]{0,60})$/,
  // Method and path template of a call, a route's pattern, or a call of the bridge.
  where: /^(?:(?:(?:GET|POST|PATCH) )?(?:\*|\/[\w/*:{}-]{0,80})|[a-zA-Z]{1,32})$/,
  status: /^\d{3}$/,
  code: /^[\w-]{1,64}$/,
  field: /^[\w.*]{1,128}$/,
  perhaps: /^\w{1,64}$/,
  host: oneOf(hosts),
  hostVersion: /^\d{1,4}(?:\.\d{1,4}){0,3}$/,
  language: oneOf(languages),
  storage: /^(?:kept|memory)$/,
  scrubbed: /^\d{1,4}$/,
  capped: /^\d{1,4}$/,
};

/** The other allowed fields of an event, each with its pattern. */
const settings = {
  environment: /^[a-z]{1,20}$/,
  release: /^\d+\.\d+\.\d+$/,
  dist: /^[\w-]{1,39}$/,
} as const;

const matching = (look: RegExp, value: unknown): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') && look.test(String(value));

const pickMatching = (
  looks: Readonly<Record<string, RegExp>>,
  source: object,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(looks).flatMap(([key, look]) => {
      const value: unknown = Reflect.get(source, key);
      return matching(look, value) ? [[key, String(value)]] : [];
    }),
  );

const isSentence = (text: unknown): text is Sentence => sentences.some((it) => it === text);

/** Builds a new event from the allowed fields only, whatever the original has gained. */
export const rebuildEvent = (event: Event, origin: string): ErrorEvent => {
  const ownTags: Record<string, string> = {
    route: '*',
    code: 'OTHER',
    ...pickMatching(tags, event.tags ?? {}),
  };
  if (ownTags['field'] !== undefined) ownTags['field'] = withoutNames(ownTags['field']);
  const thrown = event.exception?.values?.slice(0, 1).map((it) => exceptionOf(it, origin));
  const [kind, where, status, code] = ['kind', 'where', 'status', 'code'].map((it) => ownTags[it]);
  return {
    type: undefined,
    platform: 'javascript',
    level: 'error',
    message: isSentence(event.message) ? event.message : 'other',
    tags: ownTags,
    ...pickMatching(settings, event),
    ...(thrown
      ? { exception: { values: thrown } }
      : { fingerprint: [kind, where, status, code].map((it) => it ?? '') }),
  };
};

/** Returns whether an uncaught error has no frame in our files: it comes from a script of a host or an extension. */
export const isThirdPartyError = ({ tags: eventTags, exception }: Event): boolean =>
  eventTags?.['kind'] === 'bug' &&
  (exception?.values?.every(({ stacktrace }) => stacktrace?.frames?.length === 0) ?? false);
