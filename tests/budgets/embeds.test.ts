import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { embedsVersion } from '../../embeds/core/version';
import { build } from '../../scripts/lib/build.mjs';
import { root } from '../../scripts/lib/run.mjs';

const KiB = 1024;
const folder = join(root, 'dist/embeds');
const frozen = join(folder, embedsVersion);
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

beforeAll(async () => {
  expect(await build()).toBe(true);
}, 300_000);

test('an element loads one file of at most 25.7 KiB', () => {
  const scripts = readdirSync(frozen).filter((name) => name.endsWith('.js'));
  expect(scripts).toEqual(['paylater-loader.js', 'paylater.js']);
  const bytes = statSync(join(frozen, 'paylater.js.br')).size;
  process.stdout.write(
    `the elements for partner pages: ${(bytes / KiB).toFixed(1)} KiB brotli of 25.7 KiB\n`,
  );
  expect(bytes).toBeLessThanOrEqual(25.7 * KiB);
});

test('the uncompressed loader is at most 1.5 KiB, and leaves no name in the page', () => {
  const loader = read(`${embedsVersion}/paylater-loader.js`);
  process.stdout.write(`the loader for tag managers: ${loader.length} bytes of 1,536\n`);
  expect(loader.length).toBeLessThan(1.5 * KiB);
  expect(loader.trim()).toMatch(/^\(?(?:function\(\)|\(\)=>)\{.*\}\)?\(\)\)?;?$/s);
});

test('both addresses serve the same file, and integrity.json has the hashes of what is frozen', () => {
  const moving = read(`v${embedsVersion.split('.')[0]}/paylater.js`);
  expect(moving).toBe(read(`${embedsVersion}/paylater.js`));
  const integrity = JSON.parse(read('integrity.json')) as Record<string, string>;
  for (const name of ['paylater.js', `paylater-embeds-${embedsVersion}.tgz`])
    expect(integrity[`/embeds/${embedsVersion}/${name}`]).toMatch(/^sha384-[\w+/]{64}$/);
});

test('no arrow function with rest parameters calls super, which SWC would break', () => {
  expect(read(`${embedsVersion}/paylater.js`)).not.toMatch(/\(\.\.\.\w+\)=>\(?super/);
});

test('the script evaluates no string, and calls no other origin', () => {
  const script = read(`${embedsVersion}/paylater.js`);
  // Preact's own line for `dangerouslySetInnerHTML`, which the linter forbids in every view.
  const others = script.replace(/\w+\.innerHTML\)\|\|\(\w+\.innerHTML=\w+\.__html\)/, '');
  expect(script.length - others.length).toBeGreaterThan(0);
  expect(others).not.toMatch(/\beval\b|\bFunction\(|innerHTML|document\.write|localStorage/);
  expect(script).not.toMatch(/\bimport\(|\bfrom"/);
  const addresses = [...script.matchAll(/https?:\/\/[^"'`]+/g)].map(([address]) => address);
  expect(new Set(addresses)).toEqual(
    new Set([
      'http://www.w3.org/1998/Math/MathML',
      'http://www.w3.org/1999/xhtml',
      'http://www.w3.org/2000/svg',
    ]),
  );
});
