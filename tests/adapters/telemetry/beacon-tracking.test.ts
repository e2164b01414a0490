import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  BeaconTracking,
  type BeaconTrackingOptions,
} from '../../../adapters/telemetry/beacon-tracking';
import type { EligibilityLabel } from '../../../domain/tracking/events';
import { cell } from '../../../domain/kernel/live';
import { ok } from '../../../domain/kernel/result';
import { event as aboutPage } from '../../../domain/tracking/event';

const event = (eligibility: EligibilityLabel = 'onboarding') =>
  aboutPage('page_view', 'home', { eligibility });

/** Returns the event in the form that is sent. */
const sent = (eligibility: EligibilityLabel = 'onboarding') => ({
  action: 'page_view',
  page: {
    pageName: 'home',
    product: 'pay-later',
    properties: { eligibility },
    kycDetail: { userType: 'gopayplus' },
  },
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Browser {
  /** The behaviour of `sendBeacon`; undefined if the browser has none. */
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
    userType: () => 'gopayplus',
    allowed$: cell(true),
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
  tracking.track(event());
  tracking.track(event('activated'));
  expect([beacons.length, idlers.length]).toEqual([0, 1]);
  idlers[0]?.();
  const body = {
    context: { language: 'id', appVersion: '1.9.1' },
    events: [sent(), sent('activated')],
  };
  expect(beacons).toEqual([`/events ${JSON.stringify(body)}`]);
  tracking.track(event());
  expect(idlers).toHaveLength(2);
});

test('without an idle callback it sends after half a second', () => {
  const { tracking, beacons } = aTracking({ beacon: () => true, idle: false });
  tracking.track(event());
  vi.advanceTimersByTime(499);
  expect(beacons).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(beacons).toHaveLength(1);
});

test.each(['pagehide', 'hidden'])('sends at once on %s, and nothing twice', (how) => {
  const { tracking, beacons, idlers, page, hide } = aTracking();
  tracking.track(event());
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
])('when %s, a keepalive request is sent instead', (_, browser) => {
  const { tracking, fetches, idlers } = aTracking(browser);
  tracking.track(event());
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
])('when %s, the events are dropped without further effect', async (_, browser, more) => {
  const { tracking, idlers, beacons, fetches } = aTracking(browser, more);
  tracking.track(event());
  expect(() => idlers[0]?.()).not.toThrow();
  await vi.runAllTimersAsync();
  const tried = beacons.length + fetches.length;
  tracking.track(event());
  expect(() => idlers[1]?.()).not.toThrow();
  expect(beacons.length + fetches.length).toBe(2 * tried);
});

/** The bodies of the beacons so far. */
const bodiesOf = (beacons: readonly string[]) =>
  beacons.map(
    (it) => JSON.parse(it.replace('/events ', '')) as { events: unknown[]; dropped?: number },
  );

test('at most fifty events wait; the next beacon has the number of dropped ones', () => {
  const { tracking, beacons, idlers } = aTracking();
  tracking.lost(3);
  for (let n = 0; n < 120; n += 1) tracking.track(event());
  tracking.track({ action: 'of_nobody', route: 'home', properties: {} });
  idlers[0]?.();
  tracking.track(event());
  idlers[1]?.();
  expect(bodiesOf(beacons).map(({ events, dropped }) => [events.length, dropped])).toEqual([
    [50, 74],
    [1, undefined],
  ]);
});

test('events wait for the choice of the user, and are sent after a yes', () => {
  const allowed$ = cell<boolean | undefined>(undefined);
  const { tracking, beacons, idlers, page, hide } = aTracking(undefined, { allowed$ });
  tracking.track(event());
  idlers.forEach((run) => run());
  page.dispatchEvent(new Event('pagehide'));
  hide();
  for (let n = 0; n < 60; n += 1) tracking.track(event());
  expect(beacons).toEqual([]);
  allowed$.next(true);
  idlers.at(-1)?.();
  expect(bodiesOf(beacons).map(({ events, dropped }) => [events.length, dropped])).toEqual([
    [50, 11],
  ]);
});

test('after a no, waiting and new events are dropped; a later yes counts from then on', () => {
  const allowed$ = cell<boolean | undefined>(undefined);
  const { tracking, beacons, idlers, page } = aTracking(undefined, { allowed$ });
  tracking.track(event());
  allowed$.next(false);
  for (let n = 0; n < 60; n += 1) tracking.track(event());
  page.dispatchEvent(new Event('pagehide'));
  expect(beacons).toEqual([]);
  allowed$.next(true);
  tracking.track(event('activated'));
  idlers.at(-1)?.();
  expect(bodiesOf(beacons)).toMatchObject([{ events: [sent('activated')] }]);
  expect(bodiesOf(beacons)[0]).not.toHaveProperty('dropped');
});

test('an ended call is tracked as its events', () => {
  const { tracking, beacons, idlers } = aTracking();
  tracking.called({
    where: 'POST /v1/kyc/reapply',
    route: 'applicationRejected',
    input: {},
    result: ok(undefined),
    refusals: [],
    took: 1,
  });
  idlers[0]?.();
  expect(bodiesOf(beacons)).toMatchObject([
    { events: [{ action: 'application_reopened', page: { properties: { outcome: 'done' } } }] },
  ]);
});

test('sent events are kept only when configured', () => {
  for (const keepSent of [true, false]) {
    const { tracking, idlers } = aTracking(undefined, { keepSent });
    tracking.track(event());
    expect(tracking.sent).toEqual([]);
    idlers[0]?.();
    expect(tracking.sent).toEqual(keepSent ? [sent()] : []);
  }
});

test('without an address nothing is sent and nothing waits', () => {
  const { tracking, idlers, page, beacons, fetches } = aTracking(undefined, { url: undefined });
  tracking.track(event());
  page.dispatchEvent(new Event('pagehide'));
  expect([idlers, beacons, fetches]).toEqual([[], [], []]);
});
