import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';
import { withPlanted } from './support/planted';

/** What the linter says of a test that holds these lines. */
const lint = (...lines: readonly string[]) => {
  const files = {
    '.oxlintrc.json': readFileSync(join(root, '.oxlintrc.json'), 'utf8'),
    'scripts/lib/lint-tests.mjs': readFileSync(join(root, 'scripts/lib/lint-tests.mjs'), 'utf8'),
    'tests/tsconfig.json': '{ "extends": "../tsconfig.base.json" }',
    'tests/a.test.ts': [`import { expect, test } from 'vitest';`, ...lines, ''].join('\n'),
  };
  return withPlanted(
    files,
    (folder) =>
      new Promise<readonly string[]>((resolve) => {
        const program = join(root, 'node_modules/oxlint/bin/oxlint');
        execFile(program, ['--format', 'unix', 'tests'], { cwd: folder }, (_, printed) =>
          resolve([...printed.matchAll(/tests\((no-[\w-]+)\)/g)].map(([, rule = '']) => rule)),
        );
      }),
  );
};
const inTest = (line: string) => `test('is', () => ${line});`;

test.each([
  ['expect(test).toMatchObject({ a: /b/ })', 'no-pattern-as-value'],
  ['expect([test]).toEqual([new RegExp(test.name)])', 'no-pattern-as-value'],
  ['expect(test).toMatchObject({ a: { b: {} } })', 'no-empty-match'],
  [`expect('a').toBe(test.name)`, 'no-constant-expect'],
])(
  '%s is refused',
  async (line, rule) => {
    expect(await lint(inTest(line))).toEqual([rule]);
  },
  60_000,
);

test('what can fail is not', async () => {
  const good = [
    'expect(test).toMatchObject({ a: expect.stringMatching(/b/), c: [] })',
    'expect(test.name).toMatch(/b/)',
    'expect({ a: test }).toEqual({})',
  ];
  expect(await lint(...good.map(inTest))).toEqual([]);
}, 60_000);
