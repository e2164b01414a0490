import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { projects } from '../../scripts/lib/checks.mjs';
import { root } from '../../scripts/lib/run.mjs';

interface Project {
  readonly compilerOptions: object;
  readonly files: readonly string[];
}

/** Files that are compiled in a partner's folder with the partner's packages, by their own tests or commands. */
const elsewhere = /^tests\/(?:consumers|partners)\/[^/]+\//;

const git = (...patterns: readonly string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '' && !elsewhere.test(path) && existsSync(join(root, path)));

/** Returns a project as the compiler reads it, with files named from the project's root. */
const projectIn = (folder: string): Project => {
  const tsc = join(root, 'node_modules/typescript/lib/tsc.js');
  const args = [tsc, '-p', join(root, folder), '--showConfig'];
  const { compilerOptions, files = [] } = JSON.parse(
    execFileSync(process.execPath, args, { encoding: 'utf8' }),
  ) as Partial<Project>;
  const named = files.map((file) => relative(root, join(root, folder, file)));
  return { compilerOptions: compilerOptions ?? {}, files: named.sort() };
};

const found = new Map(
  git('*tsconfig.json').map((path) => [dirname(path), projectIn(dirname(path))]),
);
const checked = projects.map((folder) => JSON.stringify(found.get(folder)));

test('every project that an editor finds is one that the check compiles', () => {
  const others = [...found].filter(([, project]) => !checked.includes(JSON.stringify(project)));
  expect(others.map(([folder]) => folder)).toEqual([]);
});

test('every module belongs to the project that an editor finds first', () => {
  const editorsProject = (folder: string): Project | undefined =>
    found.get(folder) ?? (folder === '.' ? undefined : editorsProject(dirname(folder)));
  const strays = git('*.ts', '*.tsx', '*.mjs').filter(
    (path) => !editorsProject(dirname(path))?.files.includes(path),
  );
  expect(strays).toEqual([]);
});
