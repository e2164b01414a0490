import { expect, test } from 'vitest';
import { readBuild } from './manifest';

const KiB = 1024;
const build = readBuild();

const say = (what: string, bytes: number, budget: number) =>
  process.stdout.write(`${what}: ${(bytes / KiB).toFixed(1)} KiB brotli of ${budget} KiB\n`);

test.each<['start' | 'home', 'id' | 'en']>([
  ['start', 'id'],
  ['start', 'en'],
  ['home', 'id'],
  ['home', 'en'],
])('the first load of %s in %s is at most 165.5 KiB', (id, language) => {
  const bytes = build.bytesOf(build.firstLoad(id, language));
  say(`first load of ${id} (${language})`, bytes, 165.5);
  expect(bytes).toBeLessThanOrEqual(165.5 * KiB);
});
