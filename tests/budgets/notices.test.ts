import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { embedsVersion } from '../../embeds/core/version';
import { build } from '../../scripts/lib/build.mjs';
import { root } from '../../scripts/lib/run.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

beforeAll(async () => {
  expect(await build()).toBe(true);
}, 300_000);

/** Returns how the notices name an installed package. */
const named = (name: string): string => {
  const { version, license } = JSON.parse(read(`node_modules/${name}/package.json`)) as Readonly<
    Record<string, string>
  >;
  return `${name} ${version} (${license}`;
};

/** Returns the packages that the maps of a build name among their sources. */
const bundled = (maps: string): readonly string[] => {
  const sources = readdirSync(join(root, maps)).flatMap(
    (name) => (JSON.parse(read(`${maps}/${name}`)) as { sources: readonly string[] }).sources,
  );
  const names = sources.flatMap((it) => {
    const [, inside] = it.split('node_modules/');
    const [scope = '', name = ''] = inside?.split('/') ?? [];
    return inside === undefined ? [] : [scope.startsWith('@') ? `${scope}/${name}` : scope];
  });
  return [...new Set(names)];
};

const clientNotices = () => {
  const [, address = ''] =
    /<!--(\/assets\/third-party-notices-\S+)-->/.exec(read('dist/client/index.html')) ?? [];
  return `dist/client${address}`;
};

test.each([
  ['client', clientNotices, 'dist/maps/assets', 'core-js'],
  [
    'elements',
    () => `dist/embeds/${embedsVersion}/third-party-notices.txt`,
    `dist/maps/${embedsVersion}`,
    'preact',
  ],
  [
    'package of the elements',
    () => 'dist/embeds/package/third-party-notices.txt',
    `dist/maps/${embedsVersion}`,
    'preact',
  ],
])('the notices of the %s have every package in its source maps', (_, file, maps, one) => {
  const packages = bundled(maps);
  expect(packages).toContain(one);
  const notices = read(file());
  expect(
    packages.filter(
      (name) => ![')', ';'].some((end) => notices.includes(`\n${named(name)}${end}`)),
    ),
  ).toEqual([]);
  expect(notices).toContain('Permission is hereby granted, free of charge');
});

test('the notices of the sandbox have what it loads, and the licence of its data', () => {
  const notices = read('dist/sandbox/third-party-notices.txt');
  for (const name of ['hono', '@hono/node-server', 'libsql', 'zod', 'swagger-ui-dist'])
    expect(notices).toContain(`\n${named(name)})\n`);
  expect(notices).toContain(`\n${named('idn-area-data')}; its data: ODbL-1.0)\n`);
  expect(notices).toContain('Open Database License (ODbL)');
});
