import { configSchema } from '../domain/config/config';
import { findings } from './findings';
import { type Around, configRules } from './rules';

const valueOf = (given: unknown, key: string): unknown =>
  typeof given === 'object' && given !== null ? Reflect.get(given, key) : undefined;

const textsOf = (given: unknown, key: string): string[] => {
  const list = valueOf(given, key);
  return Array.isArray(list) ? list.filter((it) => typeof it === 'string') : [];
};

/** Reads what rules about two keys need, even if other keys are wrong, so that one run lists every mistake. */
const aroundOf = (given: unknown): Around => {
  const links = valueOf(given, 'links');
  return {
    links:
      links === undefined
        ? configSchema._zod.def.shape.links._zod.def.defaultValue
        : {
            hosts: textsOf(links, 'hosts'),
            deepLinks: textsOf(links, 'deepLinks'),
            phones: textsOf(links, 'phones'),
          },
    areLinksWrong: false,
    isProduction: valueOf(given, 'environment') === 'production',
    router: valueOf(given, 'router'),
  };
};

const ofTheLender = ['lender', 'licence', 'complaints'];

/** Returns a message about the lender's keys that still have the example's values; empty if there are none. */
export const keptValues = (given: unknown, example: unknown): string => {
  const kept = ofTheLender
    .filter((key) => valueOf(given, key) !== undefined)
    .filter((key) => valueOf(given, key) === valueOf(example, key))
    .map((key) => `${key} (${JSON.stringify(valueOf(given, key))})`);
  if (kept.length === 0) return '';
  const names = `still the example's: ${kept.join(', ')}.`;
  return valueOf(given, 'environment') === 'production'
    ? `${names} The pages would name another lender: write your own values`
    : `${names} Write your own values before you go live`;
};

const exampleHostsIn = (value: unknown): readonly string[] => [
  ...new Set(JSON.stringify(value).match(/\b[\w-]+(?:\.[\w-]+)*\.example(?![\w.-])/g)),
];

/** Returns the hosts of a configuration that exist only in the example (RFC 2606), each once. */
export const exampleHosts = (given: unknown, example: unknown): readonly string[] => {
  const known = exampleHostsIn(example);
  return exampleHostsIn(given).filter((it) => known.includes(it));
};

/**
 * Checks a configuration before it is written into a build, more strictly than the client does. Throws with a line for
 * every invalid key, and in production if the lender's own values are still the example's.
 */
export const checkConfig = (given: unknown, example?: unknown): void => {
  const around = aroundOf(given);
  const wrongWith = (it: Around) =>
    findings(configSchema, given, configRules(it), around.isProduction);
  const strict = wrongWith(around);
  // A link to a host that is misspelt in `links` is not a second mistake.
  const wrong = /\n {2}links[.:]/.test(strict)
    ? wrongWith({ ...around, areLinksWrong: true })
    : strict;
  const kept = keptValues(given, example);
  if (wrong !== '')
    throw new Error([`the configuration is not valid:${wrong}`, kept].filter(Boolean).join('\n'));
  if (kept !== '' && around.isProduction) throw new Error(kept);
};
