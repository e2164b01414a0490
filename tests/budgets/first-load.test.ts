import { expect, test } from 'vitest';
import { type RouteId, routeIds } from '../../domain/navigation/routes';
import { readBuild } from './support/manifest';

const KiB = 1024;
const build = readBuild();

const say = (what: string, bytes: number, budget: number) =>
  process.stdout.write(`${what}: ${(bytes / KiB).toFixed(1)} KiB brotli of ${budget} KiB\n`);

test.each<[RouteId, 'id' | 'en']>([
  ['start', 'id'],
  ['start', 'en'],
  ['home', 'id'],
  ['home', 'en'],
])('the first load of %s in %s is within 155 KiB', async (id, language) => {
  const bytes = build.bytesOf(await build.firstLoad(id, language));
  say(`first load of ${id} (${language})`, bytes, 155);
  expect(bytes).toBeLessThanOrEqual(155 * KiB);
});

test('no later route adds more than 35 KiB of code', async () => {
  const all = routeIds.map(async (id) => ({ id, bytes: build.bytesOf(await build.laterLoad(id)) }));
  const sizes = (await Promise.all(all)).sort((a, b) => b.bytes - a.bytes);
  for (const { id, bytes } of sizes.slice(0, 3)) say(`code added by ${id}`, bytes, 35);
  expect(sizes.filter(({ bytes }) => bytes > 35 * KiB)).toEqual([]);
});

test('the first script has the hint to compile it as a whole', () => {
  expect(build.firstScript()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
