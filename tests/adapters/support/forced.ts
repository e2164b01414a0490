import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { MemoryIds } from '../../../adapters/memory/memory-ids';
import { MemoryNavigator } from '../../../adapters/memory/memory-navigator';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import { LateReporter } from '../../../adapters/telemetry/late-reporter';
import { throttledReports } from '../../../adapters/telemetry/throttled-reports';
import type { CallName, CALLS } from '../../../domain/calls';
import type { Report } from '../../../domain/ports/error-reporter';
import { GlobalErrorHandler } from '../../../domain/navigation/global-error-handler';
import { routeAt } from '../../../domain/navigation/routes';
import { Session } from '../../../domain/session/session';
import { fetchHttp } from '../../support/fetch-http';
import { canaries, everything } from './canaries';
import { bases } from './http-client';
import { aService, origin, thrownWith } from './telemetry-service';

const refusal = (status: number, code: unknown, more: object = {}) =>
  new Response(JSON.stringify({ errors: [{ code, message: everything }], data: more }), { status });

/** Failing answers of a server, with personal data in every part. */
export const refusals: readonly (() => Response)[] = [
  () => refusal(400, canaries.nik, { nik: canaries.nik }),
  () => refusal(409, canaries.mother),
  () => refusal(422, 'NOBODY_EXPECTED_THIS', canaries),
  () => refusal(500, everything, { [canaries.email]: canaries.phone }),
  () => new Response(`<html><body>${everything}</body></html>`, { status: 502 }),
];

const hostCalls = ['appInfo', 'token', 'loginWithAuth', 'close', 'launchOneKyc', 'oneKycStatus'];
const bugs = ['x is not a function', 'undefined is not iterable', 'Invalid date'];

/** Sixty more, twelve of each kind: [report, thrown value]. */
export const others: readonly (readonly [Report, unknown])[] = Array.from(
  { length: 12 },
  (_, n) => {
    const thrown = thrownWith(
      `${bugs[n % 3]} ${n} ${everything}`,
      `${origin}/assets/page-${n}.js?for=${canaries.phone}`,
      `${origin}/otp?code=${canaries.code}`,
    );
    const bridge = { kind: 'bridge', where: hostCalls[n % 6] ?? '' } as const;
    const load = { kind: 'load', where: `/kyc/step${n}` } as const;
    return [
      [{ kind: 'render', message: 'page not rendered', where: `/kyc/step${n}` }, thrown],
      [{ ...bridge, message: 'answer dropped', code: n < 6 ? 'LATE' : canaries.name }, everything],
      [{ ...load, message: 'page not loaded', code: n % 2 ? 'MISSING' : 'TIMEOUT' }, thrown],
      [{ kind: 'bug', message: 'uncaught error' }, thrown],
      [{ kind: 'bug', message: 'unhandled rejection' }, n % 2 ? thrown : canaries],
    ] as const;
  },
).flat();

/** Creates the whole path of a report, with the real HTTP client and the real library; only `fetch` is replaced. */
export const aClientOn = async (hostname: string) => {
  const clock = new MemoryClock();
  const service = aService({ clock });
  const navigator = new MemoryNavigator('/');
  const reporter = new LateReporter({
    clock,
    route: () => routeAt(navigator.place$.value.path),
    isPageShown: () => true,
    load: () => Promise.resolve(throttledReports({ clock, hostname, sinks: [service.say] })),
  });
  await clock.advance(2000);
  const ids = new MemoryIds();
  const storage = new MemoryStorage();
  const session = new Session(storage, clock, ids, {
    keepRefreshToken: false,
    safePath: () => undefined,
  });
  const errorHandler = new GlobalErrorHandler(session, navigator, reporter, storage, clock);
  let answer: () => Response = () => new Response('{}');
  const http = fetchHttp({
    bases,
    token: () => canaries.token,
    clock,
    ids,
    reporter,
    onFailed: (failure, row, token) => void errorHandler.failed(failure, row, token),
    fetch: () => Promise.resolve(answer()),
  });
  return {
    sent: service.sent,
    /** Shows a page, with personal data in its address. */
    visit: (path: string) => navigator.go(`${path}?phone=${canaries.phone}#${canaries.nik}`),
    /** Makes one call with this answer, and moves the clock on so that the rate limit never applies. */
    call: async (row: (typeof CALLS)[CallName], input: object, says: () => Response) => {
      answer = says;
      const asked = http.call(row as never, input as never);
      await clock.advance(60_000);
      return asked;
    },
    report: async (report: Report, thrown: unknown) => {
      reporter.capture(report, thrown);
      await clock.advance(60_000);
    },
  };
};
