// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'paylater-consumers-'));
const installed = join(folder, 'node_modules/@paylater/embeds');

/** The consumers' other packages, taken from this project's node_modules. */
const others = ['react', '@types/react', 'csstype', 'vue', '@vue'];

const run = (command: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
};

beforeAll(() => {
  const pack = ['pack', join(root, 'dist/embeds/package'), '--pack-destination', folder];
  const packed = run('npm', [...pack, '--offline', '--ignore-scripts', '--json']);
  const tarball = /"filename": "(.*?)"/.exec(packed.output)?.[1] ?? 'not packed';
  mkdirSync(installed, { recursive: true });
  const unpacked = run('tar', ['-xzf', join(folder, tarball), '-C', installed, '--strip=1']);
  expect(unpacked, packed.output).toEqual({ status: 0, output: '' });
  for (const name of others) {
    mkdirSync(join(folder, 'node_modules', name, '..'), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The lines of a file that the compiler objects to, as `file:line`; `output` is all it printed. */
const check = (consumer: string) => {
  const here = join(folder, consumer);
  cpSync(join(root, 'tests/consumers', consumer), here, { recursive: true });
  const { output } = run(join(root, 'node_modules/.bin/tsc'), ['-p', here, '--pretty', 'false']);
  const errors = output.matchAll(/(\w+)\.tsx?\((\d+),\d+\): error/g);
  return { output, objections: [...errors].map(([, file, line]) => `${file}:${line}`) };
};

/** Everything after the comment is wrong, a line each. */
const wrongLines = (consumer: string, extension: string): string[] => {
  const lines = readFileSync(join(root, 'tests/consumers', consumer, `wrong.${extension}`), 'utf8')
    .trimEnd()
    .split('\n');
  const from = lines.indexOf('// Each line below is wrong.') + 1;
  return lines.slice(from).map((_, at) => `wrong:${from + at + 1}`);
};

test.each([
  ['dom', 'ts'],
  ['react', 'tsx'],
  ['vue', 'tsx'],
])('a %s project compiles with the package, and each wrong use of it does not', (name, ending) => {
  const { output, objections } = check(name);
  expect([...new Set(objections)], output).toEqual(wrongLines(name, ending));
});
