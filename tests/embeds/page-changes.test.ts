import { expect, test, vi } from 'vitest';
import { onPageChange, tellPageChange } from '../../embeds/core/page-changes';
import { settled } from './support/backend';

test('an element follows the language of its page until it stops', async () => {
  const follow = vi.fn<() => void>();
  const stop = onPageChange(document, follow);
  document.documentElement.lang = 'en';
  await settled();
  expect(follow).toHaveBeenCalledTimes(1);
  document.documentElement.title = 'no language';
  await settled();
  expect(follow).toHaveBeenCalledTimes(1);
  stop();
  document.documentElement.lang = 'id';
  await settled();
  expect(follow).toHaveBeenCalledTimes(1);
});

test('every follower is called, also after one that throws', () => {
  const follow = vi.fn<() => void>();
  const stops = [
    onPageChange(document, () => {
      throw new Error('broken');
    }),
    onPageChange(document, follow),
  ];
  tellPageChange();
  for (const stop of stops) stop();
  expect(follow).toHaveBeenCalledTimes(1);
});
