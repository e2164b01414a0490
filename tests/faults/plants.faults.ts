import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { noteSum } from './support/sums';
import { plants } from './plants';

/** Runs a suite on the app with a bug in it; its sums are not the table's. */
const runWith = (bug: string, suite: string, only: string | undefined): Promise<string> =>
  new Promise((resolve, reject) => {
    const { FAULTS_SUMS: _, ...env } = process.env;
    const args = ['run', '--config', 'vitest.faults.config.ts', `tests/faults/${suite}`];
    const child = spawn(
      'node_modules/.bin/vitest',
      only === undefined ? args : [...args, '-t', only],
      {
        env: { ...env, PLANT: bug, NO_COLOR: '1' },
      },
    );
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: unknown) => {
        said += String(text);
      });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? 'nothing was found' : said));
  });

test.each(plants)('$suite finds it: $bug', async ({ bug, suite, only, says }) => {
  const said = await runWith(bug, suite, only);
  const found = says.test(said);
  noteSum({ suite: 'planted bugs', cases: 1, failed: found ? 0 : 1 });
  expect(found, said.slice(-3_000)).toBe(true);
});
