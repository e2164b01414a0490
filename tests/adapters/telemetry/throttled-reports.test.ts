import { expect, test } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { throttledReports } from '../../../adapters/telemetry/throttled-reports';
import type { LocatedReport, ReportSink } from '../../../adapters/telemetry/located-report';
import type { Report } from '../../../domain/ports/error-reporter';
import { at, refused } from '../support/telemetry-service';

const aReporter = (hostname = 'app.example', more: readonly ReportSink[] = []) => {
  const clock = new MemoryClock();
  const sunk: LocatedReport[] = [];
  const say = throttledReports({
    clock,
    hostname,
    sinks: [...more, (answer) => sunk.push(answer)],
  });
  return { say, clock, sunk };
};

test('forwards the same report once a minute', async () => {
  const { say, clock, sunk } = aReporter();
  for (let n = 0; n < 300; n += 1) say(at(refused));
  await clock.advance(59_999);
  expect(sunk).toEqual([at(refused)]);
  say(at({ ...refused }));
  await clock.advance(1);
  expect(sunk).toHaveLength(1);
  say(at(refused));
  expect(sunk).toHaveLength(2);
});

test('reports that differ are not throttled together', () => {
  const { say, sunk } = aReporter();
  const bug: Report = { kind: 'bug', message: 'uncaught error' };
  say(at(refused));
  say(at({ ...refused, status: 502 }));
  say(at({ ...refused, where: 'GET /v1/partners' }));
  const [one, other] = [new Error('one'), new TypeError('other')];
  for (const thrown of [one, other, one]) say(at(bug, thrown));
  expect(sunk).toHaveLength(5);
});

const silent = [
  'localhost',
  'app.localhost',
  '127.0.0.1',
  '127.1.2.3',
  '[::1]',
  '::1',
  'LOCALHOST',
];
const others = ['localhost.example', '127.example', '10.0.0.1', 'app.example', 'notlocalhost'];

test.each([
  ...silent.map((hostname) => [hostname, 0] as const),
  ...others.map((hostname) => [hostname, 1] as const),
])('on %s %i reports are sent (spec §7)', (hostname, sent) => {
  const { say, sunk } = aReporter(hostname);
  say(at(refused));
  expect(sunk).toHaveLength(sent);
});

test.each<[Partial<Report>, Partial<Report>]>([
  [{ code: 'siti@example.org' }, { code: 'OTHER' }],
  [{ code: 'Siti' }, { code: 'OTHER' }],
  [{ code: '123456' }, { code: 'OTHER' }],
  [{ code: 'NIK_3171234567890123' }, { code: 'OTHER' }],
  [{ code: 'X'.repeat(65) }, { code: 'OTHER' }],
  [{ code: '4711' }, { code: '4711' }],
  [
    { kind: 'navigation', code: 'not-a-link' },
    { kind: 'navigation', code: 'not-a-link' },
  ],
  [
    { kind: 'bridge', code: 'Siti Rahayu' },
    { kind: 'bridge', code: 'OTHER' },
  ],
  [{ field: 'additionalProductStatus.Siti Rahayu' }, { field: 'additionalProductStatus.*' }],
  [{ field: 'consents.SitiRahayu' }, { field: 'consents.*' }],
  [{ field: 'profile.Siti Rahayu' }, { field: 'OTHER' }],
  [{ field: 'transactions.*.amount' }, { field: 'transactions.*.amount' }],
])('the code or field %j is passed on as %j', (more, expected) => {
  const { say, sunk } = aReporter();
  say(at({ ...refused, ...more }));
  expect(sunk).toEqual([at({ ...refused, ...expected })]);
});

test('a sink that throws does not affect the other sinks', () => {
  let called = 0;
  const broken = () => {
    called += 1;
    throw new Error('blocked');
  };
  const { say, sunk } = aReporter('app.example', [broken]);
  expect(() => say(at(refused))).not.toThrow();
  expect([called, sunk.length]).toEqual([1, 1]);
});

test('remembers a bounded number of reports', () => {
  const { say, sunk } = aReporter();
  for (let status = 0; status < 250; status += 1) say(at({ ...refused, status }));
  say(at({ ...refused, status: 0 }));
  say(at({ ...refused, status: 249 }));
  expect(sunk).toHaveLength(251);
});
