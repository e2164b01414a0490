import { expect, test } from 'vitest';
import { everything, sources, type Source } from './support/sources';

/** Returns each line that matches, as `path:line text`. This file is left out, since it must contain them all. */
const found = (files: readonly Source[], pattern: RegExp): string[] =>
  files
    .filter(({ path }) => !path.endsWith('forbidden-text.test.ts'))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        return pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [];
      }),
    );

const code = (files: readonly Source[]) => files.filter(({ path }) => /\.(tsx?|mjs)$/.test(path));

test.each([
  ['paths of a machine', /(?<![\w.-])\/(work|farm|tmp)\/[a-z.]/],
  ['addresses of a registry', /registry\.npm|registry\.yarn|deb\.debian/],
  [
    'a key',
    /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[A-Z\d]{16}\b|\bgh[oprsu]_\w{36}|\bxox[abp]-\w|\bsk_live_\w/,
  ],
  ['work left for later', /\b(TODO|FIXME|HACK|XXX)\b/],
])('no text holds %s', (_, pattern) => {
  expect(found(everything(), pattern)).toEqual([]);
});

test.each([
  ['tests that do not run', /\b(test|it|describe|suite)(\.\w+)*\.(skip|skipIf|only|fixme|todo)\b/],
  ['tests that do not run, by their old names', /\bx(it|test|describe)\(/],
  ['holes in the checks', /@ts-(ignore|nocheck)|(biome|prettier)-ignore|(oxlint|eslint)-disable/],
])('no code holds %s', (_, pattern) => {
  expect(found(code(everything()), pattern)).toEqual([]);
});

test.each([
  ['HTML or code from strings', /HTML\b.*=|insertAdjacentHTML|srcdoc|\beval\(|new Function\(/],
  ['an enum', /^\s*(export )?(const )?enum \w/],
  ['a default export', /^export default|\bas default\b/],
  ['a decorator', /^\s*@\w+\(/],
  ['any', /(:|\bas|<)\s*any\b/],
])('no source holds %s', (_, pattern) => {
  expect(found(sources(), pattern)).toEqual([]);
});

const client = sources().filter(({ path }) => !/^(?:sandbox|delivery)\//.test(path));

test('the client sets and reads no cookie', () => {
  expect(found(client, /\.cookie\b|\bcookieStore\b|\bset-cookie\b/i)).toEqual([]);
});

test('messages are read from our own workers and ports only, and none of another window', () => {
  const listening = client.filter(({ text }) =>
    /addEventListener\('message'|\bonmessage\b/.test(text),
  );
  expect(listening.map(({ path }) => path).sort()).toEqual([
    'adapters/browser/next-task.ts',
    'adapters/pdf/engine.ts',
    'adapters/pdf/heavy.ts',
    'adapters/pdf/pdf-worker.ts',
    'adapters/pdf/worker-reader.ts',
  ]);
});

test('only the navigator navigates', () => {
  const others = client.filter(({ path }) => path !== 'adapters/browser/browser-navigator.ts');
  const sink = /\blocation(\.(href|pathname|search|hash))?\s*=[^=>{]|\b(window|self)\.open\(/;
  const verb = /\blocation\.(assign|replace)\b|\bhistory\.(push|replace)State\b/;
  expect(found(others, sink)).toEqual([]);
  expect(found(others, verb)).toEqual([]);
});

test('the kit and the widgets import only types from the domain', () => {
  const shared = sources().filter(({ path }) => /^ui\/(kit|widgets)\//.test(path));
  expect(found(shared, /^import (?!type\b).*from '.*\/domain\//)).toEqual([]);
});
