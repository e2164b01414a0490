import { expect, test, vi } from 'vitest';
import { MemoryIds } from '../../../adapters/memory/memory-ids';
import { CALLS } from '../../../domain/calls';
import { cell, type Live } from '../../../domain/kernel/live';
import { aClient, data, refusal, type Step } from '../support/http-client';

const draft = data({ application_status: 'DRAFT' });
const reset = () => Promise.reject(new TypeError('Failed to fetch'));
const saveDraft = (size: number) => ({ body: { email: 'x'.repeat(size) } });

test('a request is sent without cookies, cache, referrer or redirects', async () => {
  const { http, requests } = aClient([draft]);
  await http.call(CALLS.applicationStatus, {});
  expect(requests).toHaveLength(1);
  expect(requests[0]?.url).toBe('/api/v1/user/application-status');
  expect(requests[0]?.init).toMatchObject({
    method: 'GET',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    cache: 'no-store',
  });
  expect(requests[0]?.init).not.toHaveProperty('body');
});

test('the browser’s fetch is called without a receiver', async () => {
  const seen: unknown[] = [];
  const { http } = aClient([], {
    fetch(this: unknown) {
      seen.push(this);
      return Promise.resolve(draft.clone());
    },
  });
  await http.call(CALLS.applicationStatus, {});
  expect(seen).toEqual([undefined]);
});

test('a request outlives its page, up to the browser’s limit', async () => {
  const { http, requests } = aClient([new Response('')]);
  for (const size of [10, 59_900, 60_000]) await http.call(CALLS.saveKycDraft, saveDraft(size));
  await http.call(CALLS.saveKycDraft, { body: { email: 'é'.repeat(40_000) } });
  expect(requests.map(({ init }) => init.keepalive)).toEqual([true, true, false, false]);
});

test('a call locks its name for twice the time that it may take', () => {
  const locks = vi.fn<() => Live<boolean>>(() => cell(true));
  const { http } = aClient([], { locks });
  const { method, path, timeout } = CALLS.submitApplication;
  http.lock(CALLS.submitApplication).subscribe(() => undefined);
  expect(locks).toHaveBeenCalledWith(`paylater.${method} ${path}`, 2 * timeout);
});

test('silent rows do not show the loader; overlapping loader rows are counted', async () => {
  const { http, busy } = aClient([new Response('')]);
  const counts: number[] = [];
  busy.subscribe((count) => counts.push(count));
  await http.call(CALLS.saveKycDraft, saveDraft(1));
  expect(counts).toEqual([0]);
  await Promise.all([http.call(CALLS.reapply, {}), http.call(CALLS.joinWaitlist, {})]);
  expect(counts).toEqual([0, 1, 2, 1, 0]);
});

test.each([2, 5, 10, 20, 48])(
  'each of %d concurrent calls with a 401 is reported once',
  async (many) => {
    const { http, clock, failures, requests } = aClient([refusal(401)]);
    const all = Array.from({ length: many }, () =>
      http.call(CALLS.billList, { query: { type: 'CURRENT' } }),
    );
    await clock.advance(60_000);
    await Promise.all(all);
    expect([failures.length, requests.length]).toEqual([many, many]);
  },
);

test('a call that succeeds after retries is not reported', async () => {
  const { http, clock, failures, requests } = aClient(['reset', refusal(500), draft]);
  const asked = http.call(CALLS.applicationStatus, {});
  await clock.advance(5000);
  expect(await asked).toMatchObject({ ok: true });
  expect([failures.length, requests.length]).toEqual([0, 3]);
});

const once = Object.entries(CALLS).filter(([, row]) => row.once);

test.each(once)('%s is never retried', async (_, row) => {
  for (const step of [
    'reset',
    'hang',
    refusal(500),
    refusal(429, 'A', { 'Retry-After': '1' }),
  ] as Step[]) {
    const { http, clock, requests } = aClient([step]);
    // The input does not matter here, so the schemas are replaced.
    const asked = http.call(
      {
        ...row,
        query: CALLS.saveToggle.answer,
        headers: CALLS.saveToggle.answer,
        body: CALLS.saveToggle.answer,
      },
      {},
    );
    await clock.advance(120_000);
    expect((await asked).ok).toBe(false);
    expect(requests).toHaveLength(1);
  }
});

test('a silent server is called as often as the row allows, each time up to the deadline', async () => {
  const { http, clock, requests } = aClient(['hang']);
  const asked = http.call(CALLS.billList, { query: { type: 'CURRENT' } });
  await clock.advance(14_999);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.init.signal?.aborted).toBe(false);
  await clock.advance(2);
  expect(requests[0]?.init.signal?.aborted).toBe(true);
  await clock.advance(60_000);
  expect(await asked).toEqual({ ok: false, error: { kind: 'timeout' } });
  expect(requests).toHaveLength(3);
});

test('homepage has one try and three retries within ten seconds', async () => {
  const failing = aClient(['reset']);
  const asked = failing.http.call(CALLS.homepage, {});
  await failing.clock.advance(10_000);
  expect(await asked).toMatchObject({ ok: false });
  expect(failing.requests).toHaveLength(4);

  const silent = aClient(['hang']);
  const hanging = silent.http.call(CALLS.homepage, {});
  await silent.clock.advance(10_000);
  expect(await hanging).toEqual({ ok: false, error: { kind: 'timeout' } });
  expect(silent.requests).toHaveLength(1);
});

test('a later try of homepage gets only the rest of the ten seconds', async () => {
  const { http, clock, requests } = aClient([], {
    fetch: (url, init) => {
      requests.push({ url, init });
      return requests.length === 1 ? clock.sleep(7000).then(reset) : new Promise(() => {});
    },
  });
  await clock.advance(60_000);
  const asked = http.call(CALLS.homepage, {});
  await clock.advance(10_000);
  expect(requests).toHaveLength(2);
  expect(await asked).toEqual({ ok: false, error: { kind: 'timeout' } });
});

test('homepage does not wait longer than its ten seconds, even with a longer Retry-After', async () => {
  const busyServer = refusal(429, 'SLOW', { 'Retry-After': '6' });
  const { http, clock, requests } = aClient([busyServer]);
  const asked = http.call(CALLS.homepage, {});
  await clock.advance(6000);
  expect(requests).toHaveLength(2);
  expect(await asked).toMatchObject({ ok: false, error: { status: 429 } });
});

test('an aborted call ends at once, without a report', async () => {
  const { http, clock, failures, requests, busy } = aClient(['hang']);
  const asker = new AbortController();
  const asked = http.call({ ...CALLS.applicationStatus, overlay: 'loader' }, {}, asker.signal);
  asker.abort();
  expect(await asked).toEqual({ ok: false, error: { kind: 'cancelled' } });
  expect(requests[0]?.init.signal?.aborted).toBe(true);
  expect([failures.length, busy.value]).toEqual([0, 0]);
  await clock.advance(0);
  expect(clock.waiting).toBe(0);
});

test('the pause before a retry depends on a fresh id', async () => {
  const { http, clock, requests } = aClient(['reset'], {
    ids: Object.assign(new MemoryIds(), { uuid: () => '80000000-ffff-4fff-bfff-ffffffffffff' }),
  });
  void http.call(CALLS.applicationStatus, {});
  await clock.advance(249);
  expect(requests).toHaveLength(1);
  await clock.advance(1);
  expect(requests).toHaveLength(2);
});

test('an abort between two tries ends the call', async () => {
  const { http, requests } = aClient(['reset'], {
    ids: Object.assign(new MemoryIds(), { uuid: () => 'ffffffff' }),
  });
  const asker = new AbortController();
  const asked = http.call(CALLS.applicationStatus, {}, asker.signal);
  await new Promise((resolve) => setImmediate(resolve));
  asker.abort();
  expect(await asked).toEqual({ ok: false, error: { kind: 'cancelled' } });
  expect(requests).toHaveLength(1);
});

test('six retries without any success are the last, until a call succeeds', async () => {
  const steps: Step[] = [...Array<Step>(10).fill('reset'), data({ modules: [] }), 'reset'];
  const { http, clock, requests } = aClient(steps);
  const sent = async () => {
    const before = requests.length;
    void http.call(CALLS.homepage, {});
    await clock.advance(9_000);
    return requests.length - before;
  };
  const counts = [];
  for (let press = 0; press < 7; press += 1) counts.push(await sent());
  // The fifth press succeeds and earns one retry.
  expect(counts).toEqual([4, 4, 1, 1, 1, 2, 1]);
});

test('a call is not retried after its user has logged out', async () => {
  let token: string | undefined = 'first';
  const { http, clock, requests, failures } = aClient(['reset'], { token: () => token });
  const asked = http.call(CALLS.applicationStatus, {});
  token = 'second';
  await clock.advance(5000);
  expect(await asked).toEqual({ ok: false, error: { kind: 'network' } });
  expect(requests).toHaveLength(1);
  expect(failures[0]?.token).toBe('first');
});
