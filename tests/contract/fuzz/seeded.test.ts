import { expect, test } from 'vitest';
import { compareSeeds } from './seeded';

test('twenty seeds make the same journals twice', async () => {
  const { requests, different } = await compareSeeds(1, 20);
  expect([requests > 100, different]).toEqual([true, []]);
});
