import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '../../support/app/open-app';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the messages of the other language load two seconds after the page, so that switching does not wait', async () => {
  const app = await openApp({ persona: 'approved', at: '/home' });
  expect(app.hasWords('id', 'home')).toBe(true);
  await pass(1_900);
  expect(app.hasWords('en', 'home')).toBe(false);
  await pass(100);
  await vi.waitFor(() => expect(app.hasWords('en', 'home')).toBe(true));
});
