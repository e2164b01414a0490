import { expect, test } from 'vitest';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import { MemoryTracking } from '../../../adapters/memory/memory-tracking';
import { SessionHttp } from '../../../adapters/session/session-http';
import { SessionStorage } from '../../../adapters/session/session-storage';
import { SessionTracking } from '../../../adapters/session/session-tracking';
import { saveToggle } from '../../../domain/settings/calls';
import { userInfo } from '../../../domain/session/calls';
import { SessionScope } from '../../../domain/session/session-scope';
import { STORED } from '../../../domain/storage/stored';
import { event } from '../../../domain/tracking/event';
import { HeldHttp, settled } from '../../domain/support/held-http';

const cancelled = { ok: false, error: { kind: 'cancelled' } };

const aScope = () => {
  const scope = new SessionScope(1, 'token');
  const server = new HeldHttp();
  return { scope, server, http: new SessionHttp(server, scope) };
};

test('a call returns the answer of the server', async () => {
  const { server, http } = aScope();
  const asked = http.call(userInfo, {});
  await server.answer({ trackingId: 1 });
  expect(await asked).toEqual({ ok: true, value: { trackingId: 1 } });
});

test('a call in flight when the login ends is cancelled, and its late answer ignored', async () => {
  const { scope, server, http } = aScope();
  const asked = http.call(userInfo, {});
  scope.end();
  expect(await asked).toEqual(cancelled);
  await server.answer({ trackingId: 1 });
  expect(await asked).toEqual(cancelled);
});

test('an answer in the same moment as the end is not given to the caller', async () => {
  const { scope, server, http } = aScope();
  const asked = http.call(userInfo, {});
  const answered = server.answer({ trackingId: 1 });
  scope.end();
  await answered;
  expect(await asked).toEqual(cancelled);
});

test('nothing is sent after the login has ended', async () => {
  const { scope, server, http } = aScope();
  scope.end();
  expect(await http.call(userInfo, {})).toEqual(cancelled);
  expect(server.sent).toBe(0);
});

test('when a login ends, a GET is aborted, and a change by the user continues', async () => {
  const { scope, server, http } = aScope();
  void http.call(userInfo, {});
  void http.call(saveToggle, { body: { feature: 'promo', enabled: true } });
  scope.end();
  await settled();
  expect(server.waiting.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
});

test('the caller can still abort', async () => {
  const { server, http } = aScope();
  const giving = new AbortController();
  void http.call(userInfo, {}, giving.signal);
  giving.abort();
  expect(server.waiting[0]?.signal?.aborted).toBe(true);
});

test('stored values are shared with the device until the login ends', () => {
  const device = new MemoryStorage();
  const scope = new SessionScope(1, 'token');
  const storage = new SessionStorage(device, scope.ended);
  storage.write(STORED.activeTab, 'CURRENT');
  expect(device.read(STORED.activeTab)).toBe('CURRENT');
  scope.end();
  device.write(STORED.activeTab, 'UPCOMING');
  expect(storage.read(STORED.activeTab)).toBeUndefined();
  expect(storage.write(STORED.activeTab, 'LATER')).toBe(false);
  storage.erase(STORED.activeTab);
  expect(device.read(STORED.activeTab)).toBe('UPCOMING');
});

test('events are tracked until the login ends', () => {
  const device = new MemoryTracking();
  const scope = new SessionScope(1, 'token');
  const tracking = new SessionTracking(device, scope.ended);
  const shown = event('page_view', 'home', { eligibility: 'unknown' });
  tracking.track(shown);
  scope.end();
  tracking.track(shown);
  expect(device.events).toHaveLength(1);
});
