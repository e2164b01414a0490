import { expect, test, vi } from 'vitest';
import { isSound } from '../../embeds/core/sound';

/** Loads the check as a page does whose other scripts ran first. */
const soundOfPage = async () => {
  vi.resetModules();
  const { isSound } = await import('../../embeds/core/sound');
  return isSound();
};

const sent = '2025-04-18T01:02:03.004+07:00';

test('answers are read correctly while the page replaces nothing', () => {
  expect(isSound()).toBe(true);
});

test.each<[string, () => unknown]>([
  ['other times', () => ['2025-04-18T01:02:03.005+07:00', 1_500_000]],
  ['other numbers', () => [sent, 1_500_001]],
  ['text instead of numbers', () => [sent, '1500000']],
  ['dates instead of text', () => [new Date(sent), 1_500_000]],
  ['nothing', () => undefined],
  [
    'an exception',
    () => {
      throw new Error('replaced');
    },
  ],
])('a page whose JSON.parse returns %s makes answers unreadable', async (_, parsed) => {
  vi.spyOn(JSON, 'parse').mockImplementation(parsed);
  expect(await soundOfPage()).toBe(false);
});

test('a page whose dates are other ones makes answers unreadable', () => {
  vi.spyOn(Date, 'parse').mockReturnValue(0);
  vi.spyOn(Date.prototype, 'getTime').mockReturnValue(0);
  vi.spyOn(Date, 'UTC').mockReturnValue(0);
  expect(isSound()).toBe(false);
});
