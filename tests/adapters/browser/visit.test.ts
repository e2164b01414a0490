import { describe, expect, test } from 'vitest';
import { BrowserNavigator } from '../../../adapters/browser/browser-navigator';
import { MemoryNavigator } from '../../../adapters/memory/memory-navigator';
import { MemoryIds } from '../../../adapters/memory/memory-ids';
import type { Navigator } from '../../../domain/ports/navigator';
import { pageWith, popped } from '../support/browser-page';

/** A navigator, and the buttons of the browser around it. */
interface Browser {
  readonly navigator: Navigator;
  readonly back: () => Promise<unknown>;
  readonly forward: () => Promise<unknown>;
}

const inBrowser = (start: string): Browser => {
  window.history.pushState(null, '', start);
  const pressed = (press: () => void) => {
    const opened = popped();
    press();
    return opened;
  };
  return {
    navigator: new BrowserNavigator(new MemoryIds(), pageWith()),
    back: () => pressed(() => window.history.back()),
    forward: () => pressed(() => window.history.forward()),
  };
};

const inMemory = (start: string): Browser => {
  const navigator = new MemoryNavigator(start);
  return {
    navigator,
    back: async () => navigator.back(),
    forward: async () => navigator.forward(),
  };
};

describe.each([
  ['in the browser', inBrowser],
  ['in memory', inMemory],
])('a visit %s', (_, open) => {
  const begin = (start: string) => {
    const browser = open(start);
    const { navigator } = browser;
    const { left } = navigator.place$.value;
    return { ...browser, navigator, left, now: () => navigator.place$.value.left };
  };

  test.each([{ replace: false }, { replace: true }])(
    'ends with a navigation to another path (%j)',
    (options) => {
      const { navigator, left, now } = begin('/kyc');
      expect(left.aborted).toBe(false);
      navigator.go('/kyc/step1', options);
      expect(navigator.place$.value.by).toBe(options.replace ? 'replace' : 'push');
      expect([left.aborted, now().aborted]).toEqual([true, false]);
    },
  );

  test('lasts while only the query changes, by a new entry, a replaced one, or back', async () => {
    const { navigator, left, now, back } = begin('/transactions');
    navigator.go('/transactions?receipt=7');
    navigator.go('/transactions?receipt=8', { replace: true });
    await back();
    expect(navigator.place$.value.query).toBe('');
    expect([now() === left, left.aborted]).toEqual([true, false]);
  });

  test('lasts when the page is navigated to again', () => {
    const { navigator, left, now } = begin('/home?x=1');
    const { key } = navigator.place$.value;
    navigator.go('/home?x=1');
    expect(navigator.place$.value.key).not.toBe(key);
    expect([now() === left, left.aborted]).toEqual([true, false]);
  });

  test('is new after every return to an entry, back or forward', async () => {
    const { navigator, left, now, back, forward } = begin('/home');
    navigator.go('/settings');
    const second = now();
    await back();
    const third = now();
    expect(navigator.place$.value.by).toBe('back');
    expect([left.aborted, second.aborted, third.aborted]).toEqual([true, true, false]);
    await forward();
    expect([third.aborted, now().aborted, now() === second]).toEqual([true, false, false]);
  });

  test('is one of the start page after back without an earlier entry', () => {
    const { navigator } = begin('/kyc');
    navigator.back();
    expect(navigator.place$.value).toMatchObject({ path: '/', by: 'replace' });
  });

  test('ends before the next place is emitted', () => {
    const { navigator, left } = begin('/home');
    const seen: boolean[] = [];
    navigator.place$.subscribe(({ left: current }) => seen.push(left.aborted, current.aborted));
    navigator.go('/settings');
    expect(seen).toEqual([false, false, true, false]);
  });

  test('is new when a redirect returns at once', () => {
    const { navigator, left, now } = begin('/maintenance');
    const guard = navigator.place$.subscribe(({ path }) => {
      if (path !== '/maintenance') navigator.go('/maintenance', { replace: true });
    });
    navigator.go('/home');
    expect(navigator.place$.value.path).toBe('/maintenance');
    expect([left.aborted, now().aborted]).toEqual([true, false]);
    guard.unsubscribe();
  });
});
