import { suites } from '../tests/suites.mjs';
import { findOrInstallEngines } from './lib/engines.mjs';
import { fetchOldBrowsers } from './lib/old-browsers.mjs';
import { endChildrenWithMe, run, tool } from './lib/run.mjs';
import { findOrUnpackServers } from './lib/servers.mjs';

/** Finds or fetches the programs of a suite. Each prints what is missing. */
const needed = {
  engines: async () => (await findOrInstallEngines()).kind === 'found',
  'old browsers': fetchOldBrowsers,
  servers: async () => (await findOrUnpackServers()) !== undefined,
};

const [name = '', ...args] = process.argv.slice(2);
const suite = suites[name];
if (!suite) {
  for (const [known, { about }] of Object.entries(suites))
    process.stdout.write(`${known.padEnd(14)}${about}\n`);
  process.exit(name === '' ? 0 : 1);
}

endChildrenWithMe(1);
for (const need of suite.needs ?? []) if (!(await needed[need]())) process.exit(1);
const env = { SUITE: name };
process.exit(
  await (suite.script
    ? run(process.execPath, [suite.script, ...args], env)
    : suite.vitest
      ? tool('vitest', ['run', ...args], env)
      : tool('playwright', ['test', ...args], env)),
);
