import { execSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { embedsVersion } from '../../embeds/core/version';
import { build } from '../../scripts/lib/build.mjs';
import { root } from '../../scripts/lib/run.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const namesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });

beforeAll(async () => {
  expect(await build()).toBe(true);
}, 300_000);

test.each(['dist/client', 'dist/embeds'])('%s has no source map, and names none', (served) => {
  const names = namesIn(served);
  expect(names).toContainEqual(expect.stringMatching(/\.js$/));
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  const texts = names.filter((name) => /\.(js|css|html)$/.test(name));
  expect(texts.filter((name) => read(`${served}/${name}`).includes('sourceMappingURL='))).toEqual(
    [],
  );
});

test.each([
  ['dist/client', '.bcmap .br .css .gz .html .js .pfb .svg .ttf .txt'],
  ['dist/embeds', '.br .cjs .cts .gz .js .json .md .tgz .ts .txt LICENSE'],
])('%s has only files of the kinds %s', (served, kinds) => {
  const all = readdirSync(join(root, served), { recursive: true, withFileTypes: true });
  const files = all.filter((it) => it.isFile()).map(({ name }) => extname(name) || name);
  expect([...new Set(files)].sort().join(' ')).toBe(kinds);
});

/** Runs the command of the operator's guide for another map and position. */
const originOf = (map: string, line: number, column: number): string => {
  const [command = ''] = /^node -p .+$/m.exec(read('docs/operator-guide.md')) ?? [];
  const asked = command
    .replace(/dist\/maps\/[^']+/, map)
    .replace(/findOrigin\(.+?\)/, `findOrigin(${line}, ${column})`);
  return execSync(asked, { cwd: root, encoding: 'utf8' });
};

const client = ['dist/client/assets', 'dist/maps/assets'] as const;
const elements = [`dist/embeds/${embedsVersion}`, `dist/maps/${embedsVersion}`] as const;
const library = 'node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs';

test.each([
  ['index', client, 'adapters/browser/browser-ids.ts', 'the app needs https'],
  ['consent', client, 'adapters/browser/consent-script.ts', 'the script left nothing'],
  ['pdf-worker', client, library, 'Invalid header in flate stream'],
  ['paylater.js', elements, 'embeds/core/controllers.ts', 'not an element of ours'],
])('the guide’s command finds from %s the line of its source', (script, at, source, text) => {
  const [served, maps] = at;
  const names = namesIn(served).filter((it) => it.startsWith(script) && it.endsWith('.js'));
  const name = names.find((it) => read(`${served}/${it}`).includes(text)) ?? '';
  const lines = read(`${served}/${name}`).split('\n');
  const line = lines.findIndex((it) => it.includes(text));
  const column = lines[line]?.indexOf(text) ?? -1;
  const origin = originOf(`${maps}/${name}.map`, line + 1, column + 1);
  const written = read(source)
    .split('\n')
    .findIndex((it) => it.includes(text));
  expect(origin).toContain(`${source}'`);
  expect(origin).toContain(`lineNumber: ${written + 1},`);
});
