import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';
import { withPlanted } from './support/planted';

/** Returns the project's lint rules that tests with these lines violate, by the number of the line. */
const lint = (lines: readonly string[]) => {
  const tests = lines.map((line, at) => [
    `tests/at-${at}.test.ts`,
    `import { expect, test } from 'vitest';\ntest('is', () => ${line});\n`,
  ]);
  const files = {
    '.oxlintrc.json': readFileSync(join(root, '.oxlintrc.json'), 'utf8'),
    'scripts/lib/lint-tests.mjs': readFileSync(join(root, 'scripts/lib/lint-tests.mjs'), 'utf8'),
    'tests/tsconfig.json': '{ "extends": "../tsconfig.base.json" }',
    ...Object.fromEntries(tests),
  };
  return withPlanted(
    files,
    (folder) =>
      new Promise<Readonly<Record<string, string>>>((resolve) => {
        const program = join(root, 'node_modules/oxlint/bin/oxlint');
        execFile(program, ['--format', 'unix', 'tests'], { cwd: folder }, (_, printed) =>
          resolve(
            Object.fromEntries(
              [...printed.matchAll(/at-(\d+)\.test\.ts.*tests\((no-[\w-]+)\)/g)].map(
                ([, at = '', rule = '']) => [lines[Number(at)], rule],
              ),
            ),
          ),
        );
      }),
  );
};

test('an expectation that cannot fail is refused, and one that can is not', async () => {
  const refused = {
    'expect(test).toMatchObject({ a: /b/ })': 'no-pattern-as-value',
    'expect([test]).toEqual([new RegExp(test.name)])': 'no-pattern-as-value',
    'expect(test).toMatchObject({ a: { b: {} } })': 'no-empty-match',
    "expect('a').toBe(test.name)": 'no-constant-expect',
  };
  const good = [
    'expect(test).toMatchObject({ a: expect.stringMatching(/b/), c: [] })',
    'expect(test.name).toMatch(/b/)',
    'expect({ a: test }).toEqual({})',
  ];
  expect(await lint([...Object.keys(refused), ...good])).toEqual(refused);
});
