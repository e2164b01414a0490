import { expect, test } from 'vitest';
import { seedOf } from './support/seed';
import { fuzz } from './support/drive';

test('a few seconds of random requests get no server error, and no answer that breaks the document', async () => {
  const { requests, answers, followed } = await fuzz(4, seedOf('short fuzz'));
  expect(requests).toBeGreaterThan(50);
  expect([answers > 0, followed > 0]).toEqual([true, true]);
});
