import { ContainerModule } from 'inversify';
import { LazyBridge } from '../../adapters/bridge/lazy-bridge';
import { addressing } from '../../adapters/browser/addressing';
import { BrowserClock } from '../../adapters/browser/browser-clock';
import { BrowserHostInfo } from '../../adapters/browser/browser-host-info';
import { BrowserIds } from '../../adapters/browser/browser-ids';
import { BrowserNavigator } from '../../adapters/browser/browser-navigator';
import { BrowserStorage } from '../../adapters/browser/browser-storage';
import { tabLocks } from '../../adapters/browser/tab-locks';
import { earlyFetch } from '../../adapters/browser/early-fetch';
import { FetchHttp } from '../../adapters/http/fetch-http';
import { LateReporter } from '../../adapters/telemetry/late-reporter';
import { LateTracking } from '../../adapters/telemetry/late-tracking';
import { retryableOnce } from '../../domain/async/retryable-once';
import { GlobalErrorHandler } from '../../domain/navigation/global-error-handler';
import { routeAt } from '../../domain/navigation/routes';
import { Clock } from '../../domain/ports/clock';
import { ErrorReporter } from '../../domain/ports/error-reporter';
import { HostInfo } from '../../domain/ports/host-info';
import { Http } from '../../domain/ports/http';
import { Ids } from '../../domain/ports/ids';
import { NativeBridge } from '../../domain/ports/native-bridge';
import { Navigator } from '../../domain/ports/navigator';
import { Storage } from '../../domain/ports/storage';
import { Tracking } from '../../domain/ports/tracking';
import { Config } from '../../domain/config/config';
import { applicationSource } from '../../domain/host/host';
import { HostContext } from '../../domain/host/host-context';
import { Preferences } from '../../domain/visit/preferences';
import { Session } from '../../domain/session/session';
import { STORED } from '../../domain/storage/stored';
import { Busy } from '../../ui/app/busy';

/** The world, behind the ports. */
export const adaptersModule = new ContainerModule(({ bind }) => {
  bind(Clock)
    .toDynamicValue((context) => new BrowserClock(() => context.get(Storage)))
    .inSingletonScope();
  bind(Ids).toConstantValue(new BrowserIds());
  bind(HostInfo)
    .toResolvedValue(
      (config) => new BrowserHostInfo(window, addressing[config.values.router]),
      [Config],
    )
    .inSingletonScope();
  bind(Navigator)
    .toResolvedValue(
      (ids, config) => new BrowserNavigator(ids, window, addressing[config.values.router]),
      [Ids, Config],
    )
    .inSingletonScope();
  bind(ErrorReporter)
    .toDynamicValue(
      (context) =>
        new LateReporter({
          clock: context.get(Clock),
          route: () => routeAt(context.get(Navigator).place$.value.path),
          isPageShown: () => document.querySelector('main') !== null,
          load: async () => (await import('../reports')).reports(context),
        }),
    )
    .inSingletonScope();
  bind(Storage)
    .toResolvedValue((reporter) => new BrowserStorage(reporter), [ErrorReporter])
    .inSingletonScope();

  bind(Tracking)
    .toDynamicValue(
      (context) => new LateTracking(async () => (await import('../telemetry')).sender(context)),
    )
    .inSingletonScope();

  bind(LazyBridge)
    .toResolvedValue(
      (config, clock, reporter) => {
        // Made once: a document may create its Trusted Types policy only once.
        const made = retryableOnce(async () =>
          (await import('../identity-script')).deployedIdentityCheck(
            config.values.oneKyc,
            clock,
            reporter,
          ),
        );
        return new LazyBridge(clock, async (launch, signal) => (await made())(launch, signal));
      },
      [Config, Clock, ErrorReporter],
    )
    .inSingletonScope();
  bind(NativeBridge).toService(LazyBridge);

  bind(Http)
    .toResolvedValue(
      (
        config,
        clock,
        ids,
        reporter,
        session,
        errorHandler,
        storage,
        hostContext,
        preferences,
        busy,
      ) =>
        new FetchHttp({
          bases: config.values.apiBases,
          idempotencyKeys: config.values.idempotencyKeys,
          spellings: config.values.words,
          token: () => session.token,
          language$: preferences.language$,
          applicationSource: () =>
            applicationSource(
              hostContext.host,
              storage.read(STORED.appSource),
              config.values.applicationSource,
            ),
          clock,
          ids,
          reporter,
          onFailed: (failure, row, token) => errorHandler.failed(failure, row, token),
          busy: busy.count$,
          locks: tabLocks(clock),
          fetch: earlyFetch(),
        }),
      [
        Config,
        Clock,
        Ids,
        ErrorReporter,
        Session,
        GlobalErrorHandler,
        Storage,
        HostContext,
        Preferences,
        Busy,
      ],
    )
    .inSingletonScope();
});
