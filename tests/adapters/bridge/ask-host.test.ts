import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askHostEarly, askedOf, takeSent } from '../../../adapters/bridge/asked-host';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Call = [name: string, params: string, answer: (payload: unknown) => void];

/** A page without the host's object, which a test puts there. */
const aPage = () => {
  const calls: Call[] = [];
  const page = {
    document: new EventTarget(),
    performance: { timeOrigin: 1_000, now: () => Date.now() },
    gojekBridge: undefined as unknown,
  };
  const bridge = { call: (...call: Call) => void calls.push(call) };
  return { page, calls, bridge, window: page as unknown as Window };
};
const isOver = async (promise: Promise<unknown> | undefined) => {
  const open = Symbol('open');
  return (await Promise.race([promise?.catch(() => undefined), Promise.resolve(open)])) !== open;
};

test.each([0, 300, 2_700])('a host that appears after %i ms is asked once', async (late) => {
  const { page, calls, bridge, window } = aPage();
  setTimeout(() => (page.gojekBridge = bridge), late);
  const asked = askHostEarly('gojek', window, ['token', 'appInfo']);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(late + 300);
  expect(calls.map(([name, params]) => [name, params])).toEqual([
    ['getToken', '{}'],
    ['getAppInfo', '{}'],
  ]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls).toHaveLength(2);
  calls[0]?.[2]('the token');
  expect(await asked.sent.token).toBe('the token');
  expect(await isOver(asked.sent.appInfo)).toBe(false);
});

test('a host that appears while the page loads is asked once the page has loaded', async () => {
  const { page, calls, bridge, window } = aPage();
  askHostEarly('gojek', window, ['token']);
  const load = () => page.document.dispatchEvent(new Event('DOMContentLoaded'));
  await vi.advanceTimersByTimeAsync(50);
  page.gojekBridge = bridge;
  load();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.map(([name]) => name)).toEqual(['getToken']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls).toHaveLength(1);
});

test.each([
  ['never appears', undefined],
  ['appears too late', 3_300],
])('a host that %s is not asked', async (_, late) => {
  const { page, calls, bridge, window } = aPage();
  if (late !== undefined) setTimeout(() => (page.gojekBridge = bridge), late);
  const asked = askHostEarly('gojek', window, ['token']);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(await isOver(asked.sent.token)).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  await expect(asked.sent.token).rejects.toThrow('no host');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('an object that throws when it is read is no host yet', async () => {
  const { page, calls, bridge, window } = aPage();
  let reads = 0;
  Object.defineProperty(page, 'gojekBridge', {
    get: () => {
      reads += 1;
      if (reads === 1) throw new Error('not ready');
      return bridge;
    },
  });
  askHostEarly('gojek', window, ['token']);
  await vi.advanceTimersByTimeAsync(300);
  expect(calls).toHaveLength(1);
});

test('a call that the host refuses by throwing has no answer', async () => {
  const { page, window } = aPage();
  page.gojekBridge = { call: () => Promise.reject(new Error('refused')) };
  await expect(askHostEarly('gojek', window, ['token']).sent.token).rejects.toThrow('refused');
  page.gojekBridge = {
    call: () => {
      throw new Error('thrown');
    },
  };
  await expect(askHostEarly('gojek', window, ['token']).sent.token).rejects.toThrow('thrown');
});

test('each call of each document has another id', async () => {
  const { window } = aPage();
  const sent: { id: string; call: string }[] = [];
  Object.assign(window, {
    PaylaterSdk: { postMessage: (it: string) => sent.push(JSON.parse(it)) },
  });
  askHostEarly('partner-sdk', window, ['token', 'appInfo']);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(({ id, call }) => [id, call])).toEqual([
    ['document 1000 token', 'token'],
    ['document 1000 appInfo', 'appInfo'],
  ]);
});

test('an answer is taken over once, and the others stay', async () => {
  const { page, calls, bridge, window } = aPage();
  page.gojekBridge = bridge;
  const asked = askHostEarly('gojek', window, ['token', 'appInfo']);
  await vi.advanceTimersByTimeAsync(0);
  for (const [name, , answer] of calls) answer(name);
  expect(await takeSent(asked, 'token')).toBe('getToken');
  expect(takeSent(asked, 'token')).toBe(undefined);
  expect(await takeSent(asked, 'appInfo')).toBe('getAppInfo');
  expect(takeSent(undefined, 'token')).toBe(undefined);
});

test('an answer to a call of fifteen seconds ago is current, and of a moment more is not', async () => {
  const { window } = aPage();
  const asked = askHostEarly('gojek', window, ['token']);
  await vi.advanceTimersByTimeAsync(15_001);
  expect(asked.waited()).toBe(15_001);
  expect(takeSent(asked, 'token')).toBe(undefined);
  const again = askHostEarly('gojek', window, ['token']);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(takeSent(again, 'token')).toBeDefined();
});

test('only the host that was asked has answers', () => {
  const { window } = aPage();
  expect(askedOf('gojek', window)).toBe(undefined);
  const asked = askHostEarly('gojek', window, ['token']);
  expect(askedOf('gojek', window)).toBe(asked);
  expect(askedOf('gopay', window)).toBe(undefined);
});
