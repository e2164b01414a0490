import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  BeaconTracking,
  type BeaconTrackingOptions,
} from '../../../adapters/telemetry/beacon-tracking';
import type { TrackingEvent } from '../../../domain/ports/tracking';

const event = (action: string): TrackingEvent => ({
  action,
  page: { pageName: 'Home', product: 'pay-later', properties: { eligibility: 'onboarding' } },
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Browser {
  /** What `sendBeacon` does; absent: the browser has none. */
  readonly beacon?: () => boolean;
  readonly fetch?: () => Promise<Response>;
  readonly idle?: boolean;
}

const aTracking = (
  { beacon, fetch = () => Promise.resolve(new Response('')), idle = true }: Browser = {
    beacon: () => true,
  },
  more: Partial<BeaconTrackingOptions> = {},
) => {
  const beacons: string[] = [];
  const fetches: { readonly url: string; readonly init: RequestInit }[] = [];
  const idlers: (() => void)[] = [];
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const sendBeacon = (url: string, body: string) => {
    beacons.push(`${url} ${body}`);
    return beacon?.() ?? false;
  };
  const page = Object.assign(new EventTarget(), {
    document,
    navigator: beacon ? { sendBeacon } : {},
    fetch: (url: string, init: RequestInit) => {
      fetches.push({ url, init });
      return fetch();
    },
    ...(idle ? { requestIdleCallback: (work: () => void) => idlers.push(work) } : {}),
  });
  const tracking = new BeaconTracking({
    url: '/events',
    context: () => ({ language: 'id', appVersion: '1.9.1' }),
    keepSent: false,
    page: page as unknown as Window,
    ...more,
  });
  const hide = () => {
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { tracking, beacons, fetches, idlers, page, hide };
};

test('waits until the browser is idle, then sends all events in one beacon, with their context', () => {
  const { tracking, beacons, idlers } = aTracking();
  tracking.track(event('page_view'));
  tracking.track(event('tap'));
  expect([beacons.length, idlers.length]).toEqual([0, 1]);
  idlers[0]?.();
  const body = {
    context: { language: 'id', appVersion: '1.9.1' },
    events: [event('page_view'), event('tap')],
  };
  expect(beacons).toEqual([`/events ${JSON.stringify(body)}`]);
  tracking.track(event('later'));
  expect(idlers).toHaveLength(2);
});

test('a browser that never says it is idle sends after half a second', () => {
  const { tracking, beacons } = aTracking({ beacon: () => true, idle: false });
  tracking.track(event('page_view'));
  vi.advanceTimersByTime(499);
  expect(beacons).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(beacons).toHaveLength(1);
});

test.each(['pagehide', 'hidden'])('sends at once on %s, and nothing twice', (how) => {
  const { tracking, beacons, idlers, page, hide } = aTracking();
  tracking.track(event('page_view'));
  if (how === 'pagehide') page.dispatchEvent(new Event('pagehide'));
  else hide();
  expect(beacons).toHaveLength(1);
  idlers[0]?.();
  page.dispatchEvent(new Event('pagehide'));
  expect(beacons).toHaveLength(1);
});

test.each<[string, Browser]>([
  ['there is no beacon', {}],
  ['the beacon is refused', { beacon: () => false }],
])('where %s a request outlives the page instead', (_, browser) => {
  const { tracking, fetches, idlers } = aTracking(browser);
  tracking.track(event('page_view'));
  idlers[0]?.();
  expect(fetches).toMatchObject([
    { url: '/events', init: { method: 'POST', keepalive: true, credentials: 'omit' } },
  ]);
});

test.each<[string, Browser, Partial<BeaconTrackingOptions>]>([
  ['the request fails', { fetch: () => Promise.reject(new TypeError('Failed to fetch')) }, {}],
  [
    'the browser throws',
    {
      beacon: () => {
        throw new TypeError('blocked');
      },
    },
    {},
  ],
  [
    'the context throws',
    { beacon: () => true },
    {
      context: () => {
        throw new Error('bug');
      },
    },
  ],
])('when %s the events are forgotten and nothing else happens', async (_, browser, more) => {
  const { tracking, idlers, beacons, fetches } = aTracking(browser, more);
  tracking.track(event('page_view'));
  expect(() => idlers[0]?.()).not.toThrow();
  await vi.runAllTimersAsync();
  const tried = beacons.length + fetches.length;
  tracking.track(event('next'));
  expect(() => idlers[1]?.()).not.toThrow();
  expect(beacons.length + fetches.length).toBe(2 * tried);
});

test('at most fifty events wait', () => {
  const { tracking, beacons, idlers } = aTracking();
  for (let n = 0; n < 120; n += 1) tracking.track(event(`n${n}`));
  idlers[0]?.();
  const { events } = JSON.parse(beacons[0]?.replace('/events ', '') ?? '') as {
    events: TrackingEvent[];
  };
  expect(events.map(({ action }) => action)).toEqual(Array.from({ length: 50 }, (_, n) => `n${n}`));
});

test('what was sent is kept only where that is asked for', () => {
  for (const keepSent of [true, false]) {
    const { tracking, idlers } = aTracking(undefined, { keepSent });
    tracking.track(event('page_view'));
    expect(tracking.sent).toEqual([]);
    idlers[0]?.();
    expect(tracking.sent).toEqual(keepSent ? [event('page_view')] : []);
  }
});

test('without an address nothing is sent and nothing waits', () => {
  const { tracking, idlers, page, beacons, fetches } = aTracking(undefined, { url: undefined });
  tracking.track(event('page_view'));
  page.dispatchEvent(new Event('pagehide'));
  expect([idlers, beacons, fetches]).toEqual([[], [], []]);
});
