import { run } from './run.mjs';
import { stampOf, unlessDone } from './stamp.mjs';

/** Installs the packages of the lockfile, unless this lockfile is already installed for this version of Node. */
export const install = () =>
  unlessDone(
    'node_modules/.installed',
    stampOf(['package-lock.json'], process.versions.modules),
    async () => (await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])) === 0,
  );
