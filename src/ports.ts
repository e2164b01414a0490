import { LazyBridge } from '../adapters/bridge/lazy-bridge';
import { addressing } from '../adapters/browser/addressing';
import { BrowserClock } from '../adapters/browser/browser-clock';
import { BrowserHostInfo } from '../adapters/browser/browser-host-info';
import { BrowserIds } from '../adapters/browser/browser-ids';
import { BrowserNavigator } from '../adapters/browser/browser-navigator';
import { BrowserStorage } from '../adapters/browser/browser-storage';
import { tabLocks } from '../adapters/browser/tab-locks';
import { earlyFetch } from '../adapters/http/early-fetch';
import { FetchHttp } from '../adapters/http/fetch-http';
import { LateReporter } from '../adapters/telemetry/late-reporter';
import { LateTracking } from '../adapters/telemetry/late-tracking';
import { retryableOnce } from '../domain/async/retryable-once';
import { GlobalErrorHandler } from '../domain/navigation/global-error-handler';
import { type RouteId, routeAt } from '../domain/navigation/routes';
import { Busy } from '../domain/ports/busy';
import { Clock } from '../domain/ports/clock';
import { ErrorReporter } from '../domain/ports/error-reporter';
import { HostInfo } from '../domain/ports/host-info';
import { Http } from '../domain/ports/http';
import { Ids } from '../domain/ports/ids';
import { NativeBridge } from '../domain/ports/native-bridge';
import { Navigator } from '../domain/ports/navigator';
import { Storage } from '../domain/ports/storage';
import { Tracking } from '../domain/ports/tracking';
import { Config } from '../domain/config/config';
import { applicationSource } from '../domain/host/host';
import { HostContext } from '../domain/host/host-context';
import { Preferences } from '../domain/visit/preferences';
import { Session } from '../domain/session/session';
import { STORED } from '../domain/storage/stored';
import type { Services } from '../ui/hooks/services';
import { lazy, named, part, type Service, service, value } from './wiring/service';

const addresses = part([Config], ({ values }) => addressing[values.router]);

/** The identity check of this deployment. Created once: a document may create its Trusted Types policy only once. */
const launchIdentityCheck = part(
  [Config, Clock, ErrorReporter],
  ({ values }, clock, reporter): NativeBridge['launchOneKyc'] => {
    const load = retryableOnce(async () =>
      (await import('./identity-script')).deployedIdentityCheck(values.oneKyc, clock, reporter),
    );
    return async (launch, signal) => (await load())(launch, signal);
  },
);

const applicationSourceNow = part(
  [HostContext, Storage, Config],
  (hostContext, storage, { values }) =>
    () =>
      applicationSource(hostContext.host, storage.read(STORED.appSource), values.applicationSource),
);

const contextParts = {
  bases: part([Config], ({ values }) => values.apiBases),
  token: part([Session], (session) => () => session.token),
  language$: part([Preferences], ({ language$ }) => language$),
  applicationSource: applicationSourceNow,
};

/** Sends what a page reads first, while its code loads. */
export const askingAhead = part(
  [named(contextParts), Clock],
  ({ bases, token, language$, applicationSource }, clock) =>
    (id: RouteId, query: string): void =>
      window.readAhead?.(
        id,
        { query, now: clock.now() },
        {
          bases,
          token: token(),
          locale: language$.value,
          applicationSource: applicationSource(),
        },
      ),
);

const httpParts = named({
  ...contextParts,
  idempotencyKeys: part([Config], ({ values }) => values.idempotencyKeys),
  spellings: part([Config], ({ values }) => values.words),
  clock: Clock,
  ids: Ids,
  reporter: ErrorReporter,
  onFailed: part(
    [GlobalErrorHandler],
    (handler): GlobalErrorHandler['failed'] =>
      (...failed) =>
        handler.failed(...failed),
  ),
  busy: part([Busy], ({ count$ }) => count$),
  locks: part([Clock], tabLocks),
  fetch: part([], earlyFetch),
});

/** Returns the ports that the browser implements. `device` is the container that they are added to. */
export const browserPorts = (device: Services): readonly Service[] => [
  service(BrowserClock, [lazy(Storage)], Clock),
  service(BrowserIds, [], Ids),
  service(BrowserHostInfo, [value(window), addresses], HostInfo),
  service(BrowserNavigator, [Ids, value(window), addresses], Navigator),
  service(
    LateReporter,
    [
      named({
        clock: Clock,
        route: part([], () => () => routeAt(device.get(Navigator).place$.value.path)),
        isPageShown: value(() => document.querySelector('main') !== null),
        load: value(async () => (await import('./reports')).reports(device)),
      }),
    ],
    ErrorReporter,
  ),
  service(BrowserStorage, [ErrorReporter], Storage),
  service(
    LateTracking,
    [value(async () => (await import('./telemetry')).sender(device))],
    Tracking,
  ),
  service(LazyBridge, [Clock, launchIdentityCheck]),
  { token: NativeBridge, make: (context) => context.get(LazyBridge) },
  service(FetchHttp, [httpParts], Http),
];
