import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { groupOfFile, groups, isAt, pathsOf, rooms, rowsOf } from '../../scripts/lib/mutation.mjs';
import { root } from '../../scripts/lib/run.mjs';

const files = execFileSync('git', ['ls-files', ...rooms.map((room) => room.files)], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.ts'));

test('every path of a group exists, and every file of a room has a group', () => {
  const paths = groups.flatMap((group) => group.paths);
  expect(paths.filter((path) => !files.some((file) => isAt(file, path)))).toEqual([]);
  expect(files.filter((file) => groupOfFile(file) === undefined)).toEqual([]);
});

test.each([
  [['version'], ['domain/kernel/version.ts']],
  [
    ['version', 'domain/otp'],
    ['domain/kernel/version.ts', 'domain/otp'],
  ],
  [[], ['domain', 'adapters/http', 'adapters/bridge', 'embeds/core']],
])('asked for %j, it tries %j', (asked, paths) => {
  expect(pathsOf(asked)).toEqual(paths);
});

test('an unknown name is an error', () => {
  expect(() => pathsOf(['verson'])).toThrow('verson');
});

test('a group passes from its threshold on, and all of them together have a row', () => {
  const mutants = [
    { file: 'domain/kernel/version.ts', status: 'Killed' },
    { file: 'domain/kernel/version.ts', status: 'Timeout' },
    { file: 'adapters/bridge/transport.ts', status: 'NoCoverage' },
    { file: 'adapters/bridge/transport.ts', status: 'Survived' },
  ];
  expect(rowsOf(mutants)).toEqual([
    { name: 'version', least: 92, found: 2, of: 2, score: 100, isGood: true },
    { name: 'bridge', least: 85, found: 0, of: 2, score: 0, isGood: false },
    { name: 'all', least: 85, found: 2, of: 4, score: 50, isGood: false },
  ]);
});
