import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { noteSum } from './support/sums';
import { type Plant, plants } from './plants';

/** Runs a suite on the app with a bug in it; its sums are not added to the table. */
const runWith = (plant: Plant): Promise<string> =>
  new Promise((resolve, reject) => {
    const { FAULTS_SUMS: _, ...env } = process.env;
    const args = ['run', `tests/faults/${plant.suite}`];
    const child = spawn(
      'node_modules/.bin/vitest',
      plant.only === undefined ? args : [...args, '-t', plant.only],
      {
        env: { ...env, PLANT: JSON.stringify(plant), NO_COLOR: '1' },
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

test.each(plants)('the suite $suite finds the planted bug: $bug', async (plant) => {
  const said = await runWith(plant);
  const found = plant.says.test(said);
  noteSum({ suite: 'planted bugs', cases: 1, failed: found ? 0 : 1 });
  expect(found, said.slice(-3_000)).toBe(true);
});
