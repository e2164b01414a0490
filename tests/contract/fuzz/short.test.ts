import { expect, test } from 'vitest';
import { seedOf } from './seed';
import { fuzz } from './drive';

test('a few seconds of random requests get no server error, and no answer that breaks the document', async () => {
  const { requests, answers } = await fuzz(4, seedOf('short fuzz'));
  // A busy machine makes few requests.
  expect([requests > 10, answers > 0]).toEqual([true, true]);
});
