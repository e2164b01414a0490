import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { suites } from '../suites.mjs';

const read = (path: string): string => readFileSync(path, 'utf8');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n');

const rooms = 'domain|adapters|ui|src|embeds|delivery|contract|sandbox|tests|docs|build|scripts';
const pathsIn = (page: string): string[] =>
  [...read(page).matchAll(new RegExp(`(?<=\`)(?:${rooms})/[\\w./<>*-]*(?=\`)`, 'g'))].map(
    ([it]) => it,
  );

/** Converts a path to a pattern. `<area>` and `*` match any name; a path that ends in a slash is a folder. */
const patternOf = (path: string): RegExp => {
  const plain = path.replace(/[.]/g, '\\.').replace(/<\w+>|\*/g, '[\\w-]+');
  return new RegExp(`^${plain}${path.endsWith('/') ? '' : '(?:$|/)'}`);
};

test.each([
  ['README.md', 20],
  ['CONTRIBUTING.md', 60],
])('every path in %s exists', (page, least) => {
  const named = pathsIn(page);
  expect(named.length, `paths named in ${page}`).toBeGreaterThan(least);
  const missing = named.filter((path) => !files.some((file) => patternOf(path).test(file)));
  expect(missing).toEqual([]);
});

test.each(['README.md', 'CONTRIBUTING.md'])('every command in %s exists', (page) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = [...read(page).matchAll(/npm run ([\w-]+)(?: ([\w-]+)`)?/g)];
  expect(commands.length, `commands named in ${page}`).toBeGreaterThan(0);
  const unknown = commands.filter(
    ([, name = '', suite]) => !(name in scripts) || (suite !== undefined && !(suite in suites)),
  );
  expect(unknown).toEqual([]);
});

test('the README links to the guide', () => {
  expect(read('README.md')).toContain('](CONTRIBUTING.md)');
});

test('the pages written by hand stay short; those of docs/contract are generated', () => {
  const pagesIn = (folder: string): string[] =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`);
  const byHand = ['README.md', 'CONTRIBUTING.md', ...['docs', 'docs/decisions'].flatMap(pagesIn)];
  const generated = pagesIn('docs/contract');
  expect(generated.filter((page) => !read(page).startsWith('<!-- Generated '))).toEqual([]);
  const words = byHand.flatMap((page) => read(page).match(/\S+/g) ?? []);
  expect(words.length).toBeLessThanOrEqual(22_000);
});
