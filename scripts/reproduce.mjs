import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareFolders } from './lib/compare-folders.mjs';
import { linkTree } from './lib/link-tree.mjs';
import { endChildrenWithMe, root, run } from './lib/run.mjs';

// Builds the last commit twice, as two users in two places do, and compares every byte of the two builds.

/** Root can build as another user. Anyone else has only another name, home and mask in the second build. */
const other = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/**
 * Two builds that have nothing in common but the commit.
 * @type {readonly {
 *   name: string; user: string; zone: string; language: string; umask: string; owner?: typeof other;
 * }[]}
 */
const builds = [
  { name: 'one', user: 'one', zone: 'Pacific/Kiritimati', language: 'C', umask: '022' },
  {
    name: 'another name/deeper',
    user: 'two',
    zone: 'America/St_Johns',
    language: 'tr_TR.UTF-8',
    umask: '077',
    owner: other,
  },
];

const place = mkdtempSync(join(tmpdir(), 'paylater-reproduce-'));
process.on('exit', () => rmSync(place, { recursive: true, force: true }));
endChildrenWithMe(1);

const git = (/** @type {readonly string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * Returns whether a build of the archive succeeded. Its output is shown only if it did not.
 * @param {typeof builds[number]} how
 * @param {string} archive
 */
const buildAs = async ({ name, user, zone, language, umask, owner }, archive) => {
  const folder = join(place, name);
  mkdirSync(folder, { recursive: true });
  linkTree(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const own of [folder, join(folder, 'node_modules')])
    if (owner) chownSync(own, owner.uid, owner.gid);
  const env = {
    TZ: zone,
    LANG: language,
    LC_ALL: language,
    USER: user,
    HOME: folder,
    // npm hands the caller's own folders to what it runs.
    npm_config_cache: join(folder, '.npm'),
    npm_config_userconfig: join(folder, '.npmrc-of-user'),
  };
  const script = `umask ${umask} && tar -xf ${archive} && exec "$0" scripts/build.mjs`;
  let printed = '';
  const print = (/** @type {string} */ text) => {
    printed += text;
  };
  process.stdout.write(`building in ${folder} (${zone}, ${language}, umask ${umask})\n`);
  const code = await run('sh', ['-c', script, process.execPath], env, print, {
    cwd: folder,
    ...owner,
  });
  if (code !== 0) process.stdout.write(printed);
  return code === 0;
};

const reproduce = async () => {
  chmodSync(place, 0o755);
  if (git('status', '--porcelain') !== '')
    process.stdout.write('changes that are not committed are left out\n');
  const archive = join(place, 'commit.tar');
  git('archive', '--output', archive, 'HEAD');
  for (const how of builds) if (!(await buildAs(how, archive))) return false;
  const [one = '', two = ''] = builds.map(({ name }) => join(place, name, 'dist'));
  const { count, different } = compareFolders(one, two);
  for (const line of different) process.stdout.write(`${line}\n`);
  process.stdout.write(
    `${git('rev-parse', '--short', 'HEAD')}: ${count - different.length} of ${count} files are the same, byte by byte\n`,
  );
  return different.length === 0;
};

process.exit((await reproduce()) ? 0 : 1);
