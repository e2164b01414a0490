import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, tool } from './run.mjs';

/** The engine without a window: tests take little more than half the time. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Whether the program starts. A file of that name may be a stub that asks for another package.
 * @param {string} path
 */
const answers = (path) =>
  existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;

const system = () => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(answers);
};

const playwrights = async () => {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return answers(path) ? path : undefined;
};

/**
 * The Chromium for browser tests: CHROMIUM_PATH, the system's (its headless shell first), or Playwright's own.
 * @returns {Promise<string | undefined>}
 */
export const findBrowser = async () => {
  const named = process.env.CHROMIUM_PATH;
  return named !== undefined && answers(named) ? named : (system() ?? (await playwrights()));
};

/** Whether packages can be installed here. */
export const onDebianAsRoot = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * Installs Debian packages, after any other installation has ended.
 * @param {readonly string[]} packages
 */
export const installFromDebian = async (packages) => {
  const apt = ['-y', '-o', 'DPkg::Lock::Timeout=600'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', ...apt], env);
  await run('apt-get', ['install', '--no-install-recommends', ...apt, ...packages], env);
};

/** Finds a Chromium or installs one. When that fails, it prints what to do. */
export const findOrInstallBrowser = async () => {
  const found = await findBrowser();
  if (found !== undefined) return found;
  // Older releases have no headless shell.
  for (const name of onDebianAsRoot() ? [shell, 'chromium'] : []) {
    await installFromDebian([name, 'fonts-liberation']);
    const installed = await findBrowser();
    if (installed !== undefined) return installed;
  }
  await tool('playwright', ['install', 'chromium']);
  const last = await findBrowser();
  if (last === undefined)
    process.stdout.write(
      'No Chromium could be found or installed: install Chromium or Chrome, or name one in CHROMIUM_PATH.\n',
    );
  return last;
};
