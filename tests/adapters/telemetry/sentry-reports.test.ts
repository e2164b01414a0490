import { expect, test } from 'vitest';
import type { Report } from '../../../domain/ports/error-reporter';
import { aService, at, origin, refused, thrownWith, worked } from '../support/telemetry-service';

const bug: Report = { kind: 'bug', message: 'uncaught error' };

test('a refused call becomes an event of fixed texts, and the envelope has nothing else', async () => {
  const { say, sent } = aService();
  say(at(refused));
  await worked();
  expect(sent).toHaveLength(1);
  const { event, url, init } = sent[0]!;
  expect(event).toEqual({
    event_id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    timestamp: expect.any(Number) as number,
    platform: 'javascript',
    level: 'error',
    message: 'call refused',
    environment: 'production',
    release: '1.9.1',
    dist: 'index-BdqVuDCS',
    fingerprint: ['api', 'GET /v1/bill-list', '500', 'INTERNAL'],
    tags: {
      kind: 'api',
      route: '/repayment/bill-list',
      where: 'GET /v1/bill-list',
      status: '500',
      code: 'INTERNAL',
      host: 'gojek',
      hostVersion: '4.90.0',
      language: 'id',
      storage: 'kept',
      scrubbed: '0',
      capped: '0',
    },
    user: { id: '7000123' },
    sdk: expect.objectContaining({ settings: { infer_ip: 'never' } }) as object,
  });
  expect(url).toMatch(/^https:\/\/errors\.example\/api\/7\/envelope\/\?/);
  expect(init).toMatchObject({
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  expect(Object.keys(init)).not.toContain('headers');
});

test('an event identifies the user by the tracking id only, and not before it is known', async () => {
  const { say, sent } = aService({}, { trackingId: undefined, hostVersion: undefined });
  say(at(refused));
  await worked();
  expect(sent[0]?.event).not.toHaveProperty('user');
  expect(sent[0]?.event.tags).not.toHaveProperty('hostVersion');
});

test('an error keeps its type, a fixed text and the frames in our files', async () => {
  const { say, sent } = aService();
  const ours = `${origin}/assets/index-BdqVuDCS.js`;
  const page = `${origin}/kyc/step2?phone=081234567890`;
  const thrown = thrownWith(
    "Cannot read properties of undefined (reading 'Siti')",
    ours,
    page,
    'https://cdn.example/assets/a.js',
    'chrome-extension://abc/assets/b.js',
    `${ours}?v=siti`,
  );
  say(at(bug, thrown));
  await worked();
  const filename = 'app:///assets/index-BdqVuDCS.js';
  const frame = { filename, function: 'run', in_app: true, lineno: 1, colno: 4711 };
  expect(sent[0]?.event.exception?.values).toEqual([
    { type: 'TypeError', value: 'read of nothing', stacktrace: { frames: [frame, frame] } },
  ]);
  expect(sent[0]?.event).not.toHaveProperty('fingerprint');
  expect(sent[0]?.event.tags).toMatchObject({ code: 'BUG', route: '/repayment/bill-list' });
});

test.each<[string, unknown]>([
  ['another script’s error', thrownWith('boom', 'https://cdn.example/a.js')],
  ['a call that was given up', new DOMException('given up', 'AbortError')],
  ['the network', thrownWith('Failed to fetch', `${origin}/assets/index.js`)],
])('%s is not reported', async (_, thrown) => {
  const { say, sent } = aService();
  say(at(bug, thrown));
  await worked();
  expect(sent).toEqual([]);
});

test('a rejection that is not an error is reported without its value', async () => {
  const { say, sent } = aService();
  say(at({ kind: 'bug', message: 'unhandled rejection' }, 'siti.rahayu@example.org'));
  await worked();
  expect(sent[0]?.event.message).toBe('unhandled rejection');
  expect(sent[0]?.body).not.toContain('siti');
});

test('ten events a minute are sent, and the next one has the number of dropped ones', async () => {
  const { say, sent, clock } = aService();
  for (let status = 400; status < 425; status += 1) say(at({ ...refused, status }));
  await worked();
  expect(sent).toHaveLength(10);
  await clock.advance(60_000);
  say(at(refused));
  await worked();
  expect(sent).toHaveLength(11);
  expect(sent[10]?.event.tags?.['capped']).toBe('15');
});

test('an event that looks personal is dropped, and the next one counts it', async () => {
  const { say, sent } = aService();
  say(at({ ...refused, where: 'GET /v1/user/3171234567890123' }));
  say(at(refused));
  await worked();
  expect(sent.map(({ event }) => event.tags?.['scrubbed'])).toEqual(['1']);
  expect(sent[0]?.body).not.toContain('3171');
});

test('after the storage has failed, every event is tagged', async () => {
  const { say, sent } = aService();
  say(at({ kind: 'storage', message: 'storage is not available' }));
  say(at(refused));
  await worked();
  expect(sent.map(({ event }) => event.tags?.['storage'])).toEqual(['memory', 'memory']);
});

test('an envelope stays under 20 kB, with any depth of the stack', async () => {
  const { say, sent } = aService();
  const files = Array.from(
    { length: 500 },
    () => `${origin}/assets/${'x'.repeat(39)}.${'y'.repeat(38)}.js`,
  );
  say(at(bug, thrownWith('boom', ...files)));
  say(at(bug, thrownWith('x'.repeat(100_000), `${origin}/assets/index.js`)));
  await worked();
  const sizes = sent.map(({ body }) => body.length);
  expect(sizes).toHaveLength(2);
  expect(Math.max(...sizes)).toBeLessThan(20_000);
});

test.each<[string, () => Promise<Response>]>([
  ['is blocked', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is down', () => Promise.resolve(new Response('', { status: 500 }))],
  ['refuses', () => Promise.resolve(new Response('', { status: 403 }))],
  [
    'throws',
    () => {
      throw new Error('bug');
    },
  ],
])('a service that %s breaks nothing', async (_, answer) => {
  const rejected: unknown[] = [];
  const note = (reason: unknown) => rejected.push(reason);
  process.on('unhandledRejection', note);
  const { say, sent } = aService({}, {}, answer);
  expect(() => say(at(refused))).not.toThrow();
  await worked();
  process.off('unhandledRejection', note);
  expect([sent.length, rejected]).toEqual([1, []]);
});

test('a pause that the service asks for is kept', async () => {
  const busy = () =>
    Promise.resolve(new Response('', { status: 429, headers: { 'Retry-After': '60' } }));
  const { say, sent } = aService({}, {}, busy);
  say(at(refused));
  await worked();
  say(at(refused));
  await worked();
  expect(sent).toHaveLength(1);
});

test.each(['', 'nowhere', 'https://errors.example/7', 'javascript:alert(1)'])(
  'with the address %j nothing is sent',
  async (dsn) => {
    const { say, sent } = aService({ dsn });
    expect(() => say(at(refused))).not.toThrow();
    await worked();
    expect(sent).toEqual([]);
  },
);
