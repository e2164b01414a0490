import { expect, test } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { LateReporter } from '../../../adapters/telemetry/late-reporter';
import type { LocatedReport, ReportSink } from '../../../adapters/telemetry/located-report';
import type { RouteId } from '../../../domain/navigation/routes';
import type { Report } from '../../../domain/ports/error-reporter';

const report = (status: number): Report => ({ kind: 'api', message: 'call refused', status });

const aReporter = (load?: () => Promise<ReportSink>) => {
  const clock = new MemoryClock();
  const reports: LocatedReport[] = [];
  const page = { stands: true, loads: 0, route: 'start' as RouteId };
  const reporter = new LateReporter({
    clock,
    route: () => page.route,
    isPageShown: () => page.stands,
    load: () => {
      page.loads += 1;
      return load?.() ?? Promise.resolve((it) => reports.push(it));
    },
  });
  return { reporter, clock, reports, page };
};

test('loads its code two seconds after a page is shown, not earlier', async () => {
  const { clock, page } = aReporter();
  page.stands = false;
  await clock.advance(10_000);
  expect(page.loads).toBe(0);
  page.stands = true;
  await clock.advance(1999);
  expect(page.loads).toBe(0);
  await clock.advance(1);
  await clock.advance(60_000);
  expect(page.loads).toBe(1);
});

test('earlier reports are sent in order, with the route on which each was made', async () => {
  const { reporter, clock, reports, page } = aReporter();
  const thrown = new TypeError('early');
  reporter.capture(report(500), thrown);
  page.route = 'home';
  reporter.capture(report(501));
  await clock.advance(2000);
  page.route = 'billList';
  reporter.capture(report(502));
  expect(reports).toEqual([
    { report: report(500), route: 'start', thrown },
    { report: report(501), route: 'home', thrown: undefined },
    { report: report(502), route: 'billList', thrown: undefined },
  ]);
});

test('at most twenty reports wait', async () => {
  const { reporter, clock, reports } = aReporter();
  for (let status = 0; status < 100; status += 1) reporter.capture(report(status));
  await clock.advance(2000);
  expect(reports.map((it) => it.report.status)).toEqual(Array.from({ length: 20 }, (_, n) => n));
});

test('without its code the reports are dropped', async () => {
  const { reporter, clock, page } = aReporter(() => Promise.reject(new Error('missing')));
  reporter.capture(report(500));
  await clock.advance(60_000);
  expect(() => reporter.capture(report(501))).not.toThrow();
  expect(page.loads).toBe(1);
});
