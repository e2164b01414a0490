import { expect, test } from 'vitest';
import { retryableOnce } from '../../../domain/async/retryable-once';

test('a result is cached, also while it is pending, and a failure allows another run', async () => {
  const ends = [new Error('missing'), undefined];
  let begun = 0;
  const load = retryableOnce(async () => {
    const end = ends[begun];
    begun += 1;
    await Promise.resolve();
    if (end) throw end;
    return `load ${begun}`;
  });
  const first = [load(), load()];
  await expect(first[0]).rejects.toThrow('missing');
  await expect(first[1]).rejects.toThrow('missing');
  expect(begun).toBe(1);
  expect(await Promise.all([load(), load()])).toEqual(['load 2', 'load 2']);
  expect(await load()).toBe('load 2');
});
