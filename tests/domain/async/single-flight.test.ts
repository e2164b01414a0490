import { expect, test } from 'vitest';
import { singleFlight } from '../../../domain/async/single-flight';

test('calls during a run share it, and a later call starts another one, also after a failure', async () => {
  let begun = 0;
  const work = singleFlight(async (name: string) => {
    begun += 1;
    await Promise.resolve();
    if (name === 'broken') throw new Error(name);
    return `${name} ${begun}`;
  });
  expect(await Promise.all([work('a'), work('b')])).toEqual(['a 1', 'a 1']);
  await expect(Promise.all([work('broken'), work('c')])).rejects.toThrow('broken');
  expect(await work('d')).toBe('d 3');
});
