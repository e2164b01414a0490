import { expect, test } from 'vitest';
import { QuietReporter } from '../../../adapters/telemetry/quiet-reporter';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import type { Report } from '../../../domain/ports/error-reporter';

const refused: Report = {
  kind: 'api',
  message: 'call refused',
  where: 'GET /v1/bill-list',
  status: 500,
  code: 'INTERNAL',
};

const aReporter = (hostname = 'app.example') => {
  const clock = new MemoryClock();
  const sunk: Report[] = [];
  const reporter = new QuietReporter({ clock, hostname, sink: (report) => sunk.push(report) });
  return { reporter, clock, sunk };
};

test('says the same thing once a minute', async () => {
  const { reporter, clock, sunk } = aReporter();
  for (let n = 0; n < 300; n += 1) reporter.capture(refused);
  await clock.advance(59_999);
  expect(sunk).toEqual([refused]);
  reporter.capture({ ...refused });
  await clock.advance(1);
  expect(sunk).toHaveLength(1);
  reporter.capture(refused);
  await clock.advance(0);
  expect(sunk).toHaveLength(2);
});

test('tells apart what differs', async () => {
  const { reporter, clock, sunk } = aReporter();
  reporter.capture(refused);
  reporter.capture({ ...refused, status: 502 });
  reporter.capture({ ...refused, where: 'GET /v1/partners' });
  await clock.advance(0);
  expect(sunk).toHaveLength(3);
});

test.each(['localhost', 'app.localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'LOCALHOST'])(
  'is silent on %s',
  async (hostname) => {
    const { reporter, clock, sunk } = aReporter(hostname);
    reporter.capture(refused);
    await clock.advance(0);
    expect(sunk).toEqual([]);
  },
);

test.each(['localhost.example', '127.example', '10.0.0.1', 'app.example'])(
  'speaks on %s',
  async (hostname) => {
    const { reporter, clock, sunk } = aReporter(hostname);
    reporter.capture(refused);
    await clock.advance(0);
    expect(sunk).toHaveLength(1);
  },
);

test.each<[Partial<Report>, Partial<Report>]>([
  [{ code: 'siti@example.org' }, { code: 'OTHER' }],
  [{ code: 'X'.repeat(65) }, { code: 'OTHER' }],
  [{ field: 'additionalProductStatus.Siti Rahayu' }, { field: 'OTHER' }],
  [{ field: 'transactions.*.amount' }, { field: 'transactions.*.amount' }],
])('of %j passes on %j', async (more, expected) => {
  const { reporter, clock, sunk } = aReporter();
  reporter.capture({ ...refused, ...more });
  await clock.advance(0);
  expect(sunk).toEqual([{ ...refused, ...expected }]);
});

test('hands a report over a moment later, and a sink that throws harms nobody', async () => {
  const clock = new MemoryClock();
  let called = 0;
  const sink = () => {
    called += 1;
    throw new Error('blocked');
  };
  const reporter = new QuietReporter({ clock, hostname: 'app.example', sink });
  reporter.capture(refused);
  expect(called).toBe(0);
  await clock.advance(0);
  expect(called).toBe(1);
});

test('remembers a bounded number of things said', async () => {
  const { reporter, clock, sunk } = aReporter();
  for (let status = 0; status < 250; status += 1) reporter.capture({ ...refused, status });
  reporter.capture({ ...refused, status: 0 });
  reporter.capture({ ...refused, status: 249 });
  await clock.advance(0);
  expect(sunk).toHaveLength(251);
});
