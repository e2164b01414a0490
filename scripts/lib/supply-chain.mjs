/** Licences that the client, the elements and the sandbox may contain. SPDX identifiers. */
const shipped = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];
/** Further licences that tools may have, which are not shipped. */
const ofTools = ['BlueOak-1.0.0', 'CC-BY-4.0', 'MIT-0', 'MPL-2.0', 'PSF-2.0', 'Zlib'];

/**
 * Returns whether these licences alone meet an SPDX expression.
 * @param {string} expression such as `(MIT OR GPL-3.0-or-later)`
 * @param {readonly string[]} allowed
 */
export const isMetBy = (expression, allowed) => {
  const rest = expression.match(/[()]|[^\s()]+/g) ?? [];
  /** @returns {boolean} */
  const one = () => {
    const term = rest.shift() ?? '';
    if (term !== '(') return allowed.includes(term);
    const inner = either();
    return rest.shift() === ')' && inner;
  };
  const both = () => {
    let met = one();
    while (rest[0] === 'AND') {
      rest.shift();
      met = one() && met;
    }
    return met;
  };
  const either = () => {
    let met = both();
    while (rest[0] === 'OR') {
      rest.shift();
      met = both() || met;
    }
    return met;
  };
  return either() && rest.length === 0;
};

/**
 * A package of the lockfile. `installed` is its own package.json, which packages for other platforms do not have here.
 * @typedef {object} Package
 * @property {string} name
 * @property {string} version
 * @property {boolean} dev only tools depend on it
 * @property {string} [license]
 * @property {boolean} [hasInstallScript]
 * @property {{ version?: string; license?: unknown }} [installed]
 */

/** @param {Package} it */
const licenceOf = ({ license, installed }) => String(installed ? installed.license : license);

/** @param {Package} it */
const named = (it) => `${it.name} ${it.version}`;

/**
 * Returns the packages whose licence is not on the list for their use, with the licence.
 * @param {readonly Package[]} packages
 */
export const notAllowed = (packages) =>
  packages
    .filter((it) => !isMetBy(licenceOf(it), it.dev ? [...shipped, ...ofTools] : shipped))
    .map((it) => `${named(it)} (${licenceOf(it)})`);

/**
 * Returns how many packages have each licence.
 * @param {readonly Package[]} packages
 */
export const licenceCounts = (packages) => {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const it of packages) counts.set(licenceOf(it), (counts.get(licenceOf(it)) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([name, n]) => `${name} ${n}`);
};

/**
 * Returns the installed packages that differ from the lockfile.
 * @param {readonly Package[]} packages
 */
export const differing = (packages) =>
  packages
    .filter(({ version, installed }) => installed && installed.version !== version)
    .map((it) => `${named(it)} is ${it.installed?.version}`);

/**
 * Returns the packages that would run a script on installation.
 * @param {readonly Package[]} packages
 */
export const withInstallScript = (packages) =>
  packages.filter(({ hasInstallScript }) => hasInstallScript).map(named);

/**
 * Accepted weaknesses. A row needs its reason, and the day of the decision.
 * @type {readonly { readonly id: string; readonly reason: string; readonly since: string }[]}
 */
export const exceptions = [];

/**
 * Reads the output of `npm audit --json`: the weaknesses, or why there was no answer.
 * @param {string} printed
 * @returns {{ readonly weaknesses: readonly { id: string; text: string }[] } | { readonly unanswered: string }}
 */
export const readAudit = (printed) => {
  let answer;
  try {
    answer = JSON.parse(printed);
  } catch {
    return { unanswered: 'nothing that can be read' };
  }
  const { vulnerabilities, statusCode, error, code } = answer ?? {};
  if (!vulnerabilities)
    return { unanswered: statusCode ? `status ${statusCode}` : String(error?.code ?? code ?? '') };
  // A package that is affected only through another one names that one.
  /** @type {readonly { url?: string; name: string; severity: string; range: string; title: string }[]} */
  const advisories = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((it) => typeof it === 'object');
  const byId = new Map(
    advisories.map(({ url = '', name, severity, range, title }) => {
      const id = url.split('/').at(-1) ?? '';
      return [id, { id, text: `${id} ${severity}: ${name} ${range}, ${title}` }];
    }),
  );
  return { weaknesses: [...byId.values()] };
};
