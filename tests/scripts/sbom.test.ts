import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { build } from '../../scripts/lib/build.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { type Bom, sbomOf } from '../../scripts/lib/sbom.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

beforeAll(async () => {
  expect(await build()).toBe(true);
}, 300_000);

test('the bill of materials names every package in the client and the elements, with its hash', () => {
  const [notices = ''] = readdirSync(join(root, 'dist/client/assets'))
    .filter((name) => /^third-party-notices-.*\.txt$/.test(name))
    .map((name) => `dist/client/assets/${name}`);
  const shipped = [notices, 'dist/embeds/v1/third-party-notices.txt'].flatMap((path) =>
    [...read(path).matchAll(/^={9,}\n\n(\S+) (\S+) \(/gm)].map(
      ([, name, version]) => `${name}@${version}`,
    ),
  );
  expect(shipped.length).toBeGreaterThan(20);
  const bom = JSON.parse(read('dist/sbom.cdx.json')) as {
    readonly components: readonly {
      readonly 'bom-ref': string;
      readonly hashes?: readonly object[];
    }[];
  };
  const refs = bom.components.map((it) => it['bom-ref']);
  expect(shipped.filter((it) => !refs.includes(it))).toEqual([]);
  expect(bom.components.filter(({ hashes = [] }) => hashes.length === 0)).toEqual([]);
  // Tools are not shipped.
  expect(refs.filter((it) => /^(?:vite|vitest|storybook|happy-dom)@/.test(it))).toEqual([]);
});

test('two runs print the same, in whatever folder and at whatever time', () => {
  const printed = (serialNumber: string, timestamp: string, name: string): Bom => ({
    serialNumber,
    metadata: { timestamp, tools: [serialNumber], component: { 'bom-ref': 'own@1', name } },
    components: [
      { 'bom-ref': 'react@19', name: 'react', version: '19', scope: 'required' },
      { 'bom-ref': 'vite@8', name: 'vite', version: '8', scope: 'optional' },
    ],
    dependencies: [
      { ref: 'own@1', dependsOn: ['react@19', 'vite@8'] },
      { ref: 'react@19', dependsOn: [] },
      { ref: 'vite@8', dependsOn: [] },
    ],
  });
  const bom = sbomOf(printed('urn:1', '2026-01-01', 'folder'), 'own');
  expect(bom).toEqual(sbomOf(printed('urn:2', '2027-02-02', 'other'), 'own'));
  expect(bom.dependencies).toEqual([
    { ref: 'own@1', dependsOn: ['react@19'] },
    { ref: 'react@19', dependsOn: [] },
  ]);
});
