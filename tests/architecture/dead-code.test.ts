import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';
import { withPlanted } from './support/planted';

/** Returns the output of a check for dead code in a folder with this configuration. */
const knip = (config: string) => (folder: string) =>
  new Promise<string>((resolve) => {
    const program = join(root, 'node_modules/knip/bin/knip.js');
    execFile(process.execPath, [program, '--config', config], { cwd: folder }, (_, printed) =>
      resolve(printed),
    );
  });

const files = (config: string) => ({
  [config]: readFileSync(join(root, config), 'utf8'),
  'package.json': '{ "name": "planted", "type": "module" }',
  'sandbox/main.ts': `import { used } from '../domain/words';\nused();\n`,
  'tests/words.test.ts': `import { tested } from '../domain/words';\ntested();\n`,
  'domain/words.ts': [
    'export const used = () => {};',
    'export const tested = () => {};',
    'export const forgotten = () => {};',
    'export type Forgotten = string;',
    '/** @guide */',
    'export const documented = () => {};',
  ].join('\n'),
});

test.each([
  ['knip.json', ['documented', 'forgotten', 'Forgotten']],
  ['knip.product.json', ['tested', 'forgotten', 'Forgotten']],
])(
  '%s finds the planted %j',
  async (config, names) => {
    const printed = await withPlanted(files(config), knip(config));
    const found = [...printed.matchAll(/^(\w+) .*domain\/words\.ts/gm)].map(([, name]) => name);
    expect(new Set(found)).toEqual(new Set(names));
  },
  60_000,
);
