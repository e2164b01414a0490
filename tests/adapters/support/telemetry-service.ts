import type { ErrorEvent } from '@sentry/browser';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import {
  type SentryOptions,
  sentryReports,
  type ReportContext,
} from '../../../adapters/telemetry/sentry-reports';
import type { LocatedReport } from '../../../adapters/telemetry/located-report';
import type { Report } from '../../../domain/ports/error-reporter';

export const origin = 'https://app.example';
const dsn = 'https://public@errors.example/7';

export interface Sent {
  readonly url: string;
  readonly init: RequestInit;
  /** The whole envelope, unchanged. */
  readonly body: string;
  readonly event: ErrorEvent;
}

const visit: ReportContext = {
  host: 'gojek',
  hostVersion: '4.90.0',
  language: 'id',
  trackingId: 7_000_123,
};

/** Waits until the library has processed its events. */
export const worked = () => new Promise<void>((done) => setTimeout(done, 5));

/** Creates the real library, with an endpoint that records the envelopes. */
export const aService = (
  more: Partial<SentryOptions> = {},
  around: Partial<ReportContext> = {},
  answer: () => Promise<Response> = () => Promise.resolve(new Response('{}')),
) => {
  const clock = new MemoryClock();
  const sent: Sent[] = [];
  const say = sentryReports({
    dsn,
    environment: 'production',
    release: '1.9.1',
    build: 'index-BdqVuDCS',
    origin,
    clock,
    context: () => ({ ...visit, ...around }),
    fetch: (url, init) => {
      const body = init.body as string;
      sent.push({ url, init, body, event: JSON.parse(body.split('\n')[2] ?? '') as ErrorEvent });
      return answer();
    },
    ...more,
  });
  return { say, clock, sent };
};

export const refused: Report = {
  kind: 'api',
  message: 'call refused',
  where: 'GET /v1/bill-list',
  status: 500,
  code: 'INTERNAL',
};

export const at = (report: Report, thrown?: unknown): LocatedReport => ({
  report,
  route: 'billList',
  thrown,
});

/** Returns an error as a browser creates it, with a stack of these lines. */
export const thrownWith = (message: string, ...files: readonly string[]): Error => {
  const error = new TypeError(message);
  const lines = files.map((file) => `    at run (${file}:1:4711)`);
  error.stack = [`TypeError: ${message}`, ...lines].join('\n');
  return error;
};
