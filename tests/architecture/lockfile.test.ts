import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Entry>>;
};
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test('the lockfile names the packages of every platform, or a clean install refuses it', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) =>
        packages[`node_modules/${name}`] === undefined &&
        packages[`${path}/node_modules/${name}`] === undefined,
    ),
  );
  expect(missing).toEqual([]);
});

test('the lockfile names no address to download from', () => {
  const named = Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined);
  expect(named.map(([path]) => path)).toEqual([]);
});

test('every package is pinned by its hash, those of other platforms too', () => {
  const loose = Object.entries(packages).filter(
    ([path, { integrity }]) => path !== '' && !integrity?.startsWith('sha512-'),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});

test('an installation runs no script of a package', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('every version is exact, and the installed one', () => {
  const wanted: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };
  // A package under another name is written `npm:name@version`.
  for (const [name, version] of Object.entries(wanted))
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version.replace(/^npm:.*@/, ''));
});
