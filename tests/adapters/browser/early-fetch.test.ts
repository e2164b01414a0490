import { expect, test, vi } from 'vitest';
import { type AskedEarly, earlyFetch } from '../../../adapters/browser/early-fetch';

const headers = { Accept: 'application/json', Authorization: 'Bearer a', 'X-User-Locale': 'id' };
const url = '/api/v1/user/application-status';

const viewAt = (now: number) => {
  const early = new Response('early');
  const asked: AskedEarly = {
    path: '/v1/user/application-status',
    headers,
    answer: Promise.resolve(early),
  };
  const late = new Response('late');
  const fetch = vi.fn<Window['fetch']>(() => Promise.resolve(late));
  const view = {
    askedEarly: { [url]: asked },
    fetch,
    performance: { now: () => now } as Performance,
  };
  return { ask: earlyFetch(view), fetch, early, late };
};

test('the same request uses the answer that the document has requested, once', async () => {
  const { ask, early, late, fetch } = viewAt(2_000);
  expect(await ask(url, { headers })).toBe(early);
  expect(fetch).not.toHaveBeenCalled();
  expect(await ask(url, { headers })).toBe(late);
});

test.each([
  ['another address', `${url}?a=b`, headers, 0],
  ['another user', url, { ...headers, Authorization: 'Bearer b' }, 0],
  ['another language', url, { ...headers, 'X-User-Locale': 'en' }, 0],
  ['a header more', url, { ...headers, 'application-type': 'REAPPLY' }, 0],
  ['a header less', url, { Accept: headers.Accept, 'X-User-Locale': 'id' }, 0],
  ['an answer that is old', url, headers, 15_001],
])('%s is requested again', async (_, address, sent, now) => {
  const { ask, late, fetch } = viewAt(now);
  const init = { headers: sent };
  expect(await ask(address, init)).toBe(late);
  expect(fetch).toHaveBeenCalledWith(address, init);
});
