import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';
import { withPlanted } from './support/planted';

const typeErrors = (text: string) =>
  withPlanted({ 'domain/planted.ts': `${text}\nexport {};\n` }, (folder) => {
    const options = ['-p', join(folder, 'domain'), '--pretty', 'false'];
    return spawnSync(join(root, 'node_modules/.bin/tsc'), options, { encoding: 'utf8' }).stdout;
  });

test('the domain compiles with what every runtime has', async () => {
  expect(await typeErrors("new URL('https://example.org').pathname;")).toBe('');
});

test('the domain cannot use what only some runtimes have', async () => {
  const names = 'fetch window document localStorage setTimeout console process'.split(' ');
  const errors = await typeErrors(names.map((name) => `${name};`).join('\n'));
  const found = [...errors.matchAll(/Cannot find name '(\w+)'/g)].map(([, name]) => name);
  expect(found).toEqual(names);
});
