import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly engines?: { readonly node?: string } | readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Entry>>;
};
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test('the lockfile names the packages of every platform, which a clean install requires', () => {
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

const numberOf = (version: string): number => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return (major * 1_000 + minor) * 1_000 + patch;
};

/** Whether a range of Node's versions includes one; ranges use `>=18.1`, `<22`, `^20.9.0`, `20`, `*` and `||`. */
const admits = (range: string, version: string): boolean =>
  range.split('||').some((part) =>
    [...part.matchAll(/([<>]=?|\^)?\s*(\*|\d[\d.]*)/g)].every(([, sign, bound = '']) => {
      const [at, limit] = [numberOf(version), numberOf(bound)];
      if (sign === '<') return at < limit;
      if (sign === '<=') return at <= limit;
      if (sign === '>') return at > limit;
      const isSameMajor = version.split('.')[0] === bound.split('.')[0];
      return sign === '>=' ? at >= limit : bound === '*' || (isSameMajor && at >= limit);
    }),
  );

test('every package runs on the oldest Node that package.json promises', () => {
  const oldest: string = manifest.engines.node.replace('>=', '');
  expect(admits('>=22.13.0 || >=24', oldest)).toBe(false);
  const refusing = Object.entries(packages).flatMap(([path, { engines }]) => {
    const range = engines !== undefined && 'node' in engines ? engines.node : undefined;
    return range === undefined || admits(range, oldest) ? [] : [`${path} ${range}`];
  });
  expect(refusing).toEqual([]);
});

test('every version is exact, and the installed one', () => {
  const wanted: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };
  // A package under another name is written `npm:name@version`.
  for (const [name, version] of Object.entries(wanted))
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version.replace(/^npm:.*@/, ''));
});
