/**
 * The folders to mutate, and the tests that must find the mutants: those of the same folder.
 * @typedef {{ readonly files: string, readonly tests: string, readonly environment: 'node' | 'happy-dom' }} Room
 * @type {readonly Room[]}
 */
export const rooms = [
  { files: 'domain', tests: 'tests/domain', environment: 'node' },
  { files: 'adapters/http', tests: 'tests/adapters/http', environment: 'node' },
  { files: 'adapters/bridge', tests: 'tests/adapters/bridge', environment: 'happy-dom' },
  { files: 'embeds/core', tests: 'tests/embeds', environment: 'happy-dom' },
];

/** The minimum share of all mutants that tests must find, in per cent. */
export const leastOfAll = 85;

/**
 * Groups of files and folders, with the minimum share of their mutants that tests must find. A file belongs to the
 * first group that names it or one of its parent folders.
 * @typedef {{ readonly name: string, readonly least: number, readonly paths: readonly string[] }} Group
 * @type {readonly Group[]}
 */
export const groups = [
  { name: 'links', least: 100, paths: ['domain/navigation/safe-url.ts'] },
  {
    name: 'access',
    least: 92,
    paths: [
      'domain/guard/guard.ts',
      'domain/navigation/routes.ts',
      'domain/navigation/statuses.ts',
    ],
  },
  {
    name: 'redirects',
    least: 92,
    paths: [
      'domain/navigation/downtime.ts',
      'domain/navigation/global-error-handler.ts',
      'domain/navigation/interrupted.ts',
      'domain/navigation/resolve-redirect.ts',
      'domain/guard/route-guard.ts',
    ],
  },
  {
    name: 'validation',
    least: 92,
    paths: [
      'domain/forms/amount.ts',
      'domain/forms/calendar.ts',
      'domain/forms/check.ts',
      'domain/forms/clean.ts',
      'domain/forms/codes.ts',
      'domain/forms/nik.ts',
      'domain/forms/phone.ts',
      'domain/forms/rules.ts',
      'domain/forms/validity.ts',
    ],
  },
  {
    name: 'money',
    least: 92,
    paths: [
      'domain/kernel/money.ts',
      'domain/home/limit-parts.ts',
      'domain/home/owed.ts',
      'domain/bills/due-parts.ts',
      'domain/transactions/spending.ts',
      'domain/restructure/plan.ts',
    ],
  },
  { name: 'version', least: 92, paths: ['domain/kernel/version.ts'] },
  { name: 'paging', least: 92, paths: ['domain/transactions/paging.ts'] },
  {
    name: 'sendOnce',
    least: 92,
    paths: ['domain/async/send-once.ts', 'domain/async/once-verb.ts', 'domain/async/poll.ts'],
  },
  { name: 'http', least: 92, paths: ['adapters/http'] },
  { name: 'bridge', least: 85, paths: ['adapters/bridge'] },
  { name: 'elements', least: 85, paths: ['embeds/core'] },
  { name: 'domain', least: 85, paths: ['domain'] },
];

/**
 * Returns whether a file is the named one, or inside the named folder.
 * @param {string} file
 * @param {string} path
 */
export const isAt = (file, path) => file === path || file.startsWith(`${path}/`);

/**
 * Returns files and folders: those of a group, a path itself, or everything without arguments.
 * @param {readonly string[]} asked
 * @returns {readonly string[]}
 */
export const pathsOf = (asked) => {
  const paths = asked.flatMap((it) => groups.find(({ name }) => name === it)?.paths ?? [it]);
  const unknown = paths.find((path) => !rooms.some(({ files }) => isAt(path, files)));
  if (unknown !== undefined) throw new Error(`neither a group nor a file of a room: ${unknown}`);
  return paths.length > 0 ? paths : rooms.map(({ files }) => files);
};

/** @param {string} file @returns the name of its group */
export const groupOfFile = (file) =>
  groups.find(({ paths }) => paths.some((path) => isAt(file, path)))?.name;

/** @param {string} status a test failed, or would never have ended */
export const isFound = (status) => status === 'Killed' || status === 'Timeout';

/**
 * Returns each group that has mutants, and the total.
 * @typedef {{ readonly file: string, readonly status: string }} Mutant
 * @param {readonly Mutant[]} mutants
 */
export const rowsOf = (mutants) =>
  [...groups, { name: 'all', least: leastOfAll }]
    .map(({ name, least }) => {
      const own = mutants.filter(({ file }) => name === 'all' || groupOfFile(file) === name);
      const found = own.filter(({ status }) => isFound(status)).length;
      const score = (100 * found) / own.length;
      return { name, least, found, of: own.length, score, isGood: score >= least };
    })
    .filter(({ of }) => of > 0);
