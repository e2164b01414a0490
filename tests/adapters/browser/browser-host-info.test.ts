import { afterEach, expect, test, vi } from 'vitest';
import { BrowserHostInfo } from '../../../adapters/browser/browser-host-info';

const page = window as unknown as Record<string, unknown>;

afterEach(() => {
  vi.restoreAllMocks();
  delete page['gopay'];
  delete page['gpContainer'];
  window.history.replaceState(null, '', '/');
});

test('reads user agent, query and languages once', () => {
  window.history.replaceState(null, '', '/kyc?SourceApp=gojek');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'id']);
  const hostInfo = new BrowserHostInfo();
  window.history.replaceState(null, '', '/home');
  expect(hostInfo.query).toBe('?SourceApp=gojek');
  expect(hostInfo.languages).toEqual(['en-GB', 'id']);
  expect(hostInfo.userAgent).toBe(navigator.userAgent);
});

test.each(['gopay', 'gpContainer'])('finds window.%s, also when it comes late', (name) => {
  const hostInfo = new BrowserHostInfo();
  expect(hostInfo.hasGopayObject()).toBe(false);
  page[name] = {};
  expect(hostInfo.hasGopayObject()).toBe(true);
});

test.each([
  [{ gopay: false, gpContainer: {} }, true],
  [{ gopay: () => undefined }, true],
  [{ gopay: null, gpContainer: false }, false],
  [{ gopay: true, gpContainer: 'no' }, false],
])('of %o only an object or a function is the gopay object', (globals, is) => {
  Object.assign(page, globals);
  expect(new BrowserHostInfo().hasGopayObject()).toBe(is);
});

test('follows the connection state', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const hostInfo = new BrowserHostInfo();
  const seen: boolean[] = [];
  hostInfo.online$.subscribe((value) => seen.push(value));
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  online.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(seen).toEqual([false, true, false]);
});

test('follows the visibility of the page', () => {
  const hostInfo = new BrowserHostInfo();
  expect(hostInfo.visible$.value).toBe(true);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(hostInfo.visible$.value).toBe(false);
});
