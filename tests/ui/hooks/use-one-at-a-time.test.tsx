import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOneAtATime } from '../../../ui/hooks/use-one-at-a-time';

test('a press during a run does nothing, and a failed run allows the next', async () => {
  const { result } = renderHook(() => useOneAtATime());
  let [begun, fail] = [0, (_: Error) => {}];
  const work = () =>
    new Promise<void>((_, reject) => {
      begun += 1;
      fail = reject;
    });
  for (const turn of [1, 2]) {
    let ended: Promise<unknown> = Promise.resolve();
    await act(async () => {
      ended = result.current.run(work).catch((error: unknown) => error);
      await result.current.run(work);
    });
    expect([begun, result.current.busy]).toEqual([turn, true]);
    await act(async () => {
      fail(new Error('thrown'));
      expect(await ended).toEqual(new Error('thrown'));
    });
    expect(result.current.busy).toBe(false);
  }
});
