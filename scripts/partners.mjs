import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { endChildrenWithMe, root, run, tool } from './lib/run.mjs';
import { stampOf, unlessDone } from './lib/stamp.mjs';

const from = join(root, 'tests/partners');
const to = join(root, '.partners');

/** The package as partners install it, from the address of its version. */
const { version } = JSON.parse(readFileSync(join(root, 'embeds/package/package.json'), 'utf8'));
const packed = join(root, `dist/embeds/${version}/paylater-embeds-${version}.tgz`);

/**
 * Installs a project by its lockfile, adds the packed package, and builds it with its own tools.
 * @param {string} name
 * @returns {Promise<string>} the output of a failure, else an empty string
 */
const buildProject = async (name) => {
  const folder = join(to, name);
  for (const old of existsSync(folder) ? readdirSync(folder) : [])
    if (old !== 'node_modules') rmSync(join(folder, old), { recursive: true });
  cpSync(join(from, name), folder, { recursive: true });
  if (!existsSync(join(folder, 'package.json'))) return '';
  cpSync(join(root, '.npmrc'), join(folder, '.npmrc'));
  let printed = '';
  /** @param {readonly string[]} args */
  const npm = async (...args) =>
    (await run('npm', ['--prefix', folder, ...args], {}, (text) => (printed += text))) === 0;
  const good =
    (await unlessDone(
      `.partners/${name}/node_modules/.installed`,
      stampOf([`tests/partners/${name}/package-lock.json`]),
      () => npm('ci', '--prefer-offline'),
    )) &&
    (await npm('install', '--no-save', '--prefer-offline', packed)) &&
    (await npm('run', 'build'));
  return good ? '' : printed;
};

const runAll = async () => {
  if (!(await build())) return 1;
  /** @type {Record<string, string>} */
  const faults = {};
  for (const { name } of readdirSync(from, { withFileTypes: true }).filter((it) =>
    it.isDirectory(),
  )) {
    const began = performance.now();
    faults[name] = await buildProject(name);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(
      `${faults[name] ? 'FAILED' : 'built'}: ${name} (${seconds} s)\n${faults[name]}`,
    );
  }
  writeFileSync(join(to, 'builds.json'), JSON.stringify(faults));
  return tool('playwright', ['test', ...process.argv.slice(2)]);
};

endChildrenWithMe(1);
process.exit(await runAll());
