import { expect, test } from 'vitest';
import { compareSeeds } from './seeded';

test('many seeds make the same journals twice', async () => {
  const seeds = Number(process.env['SEEDS'] ?? 200);
  const sum = { requests: 0, different: [] as string[] };
  // A sandbox slows down with its users.
  for (let first = 1; first <= seeds; first += 50) {
    const { requests, different } = await compareSeeds(first, Math.min(first + 49, seeds));
    sum.requests += requests;
    sum.different.push(...different);
  }
  process.stdout.write(
    `seeds: ${seeds - sum.different.length} of ${seeds} the same twice, ${sum.requests} requests each time\n`,
  );
  expect(sum.different).toEqual([]);
});
