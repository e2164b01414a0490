import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

/** Returns whether packages can be installed here. */
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
