import { ContainerModule, type ResolutionContext } from 'inversify';
import { HostedBridge } from '../../adapters/bridge/hosted-bridge';
import { BrowserClock } from '../../adapters/browser/browser-clock';
import { BrowserHostFacts } from '../../adapters/browser/browser-host-facts';
import { BrowserIds } from '../../adapters/browser/browser-ids';
import { BrowserNavigator } from '../../adapters/browser/browser-navigator';
import { BrowserStorage } from '../../adapters/browser/browser-storage';
import { FetchHttp } from '../../adapters/http/fetch-http';
import { LateTracking } from '../../adapters/telemetry/late-tracking';
import { ObservedHttp } from '../../adapters/telemetry/observed-http';
import { QuietReporter } from '../../adapters/telemetry/quiet-reporter';
import { Incidents } from '../../domain/navigation/incidents';
import { routeAt, ROUTES } from '../../domain/navigation/routes';
import { Clock } from '../../domain/ports/clock';
import { ErrorReporter, type Report } from '../../domain/ports/error-reporter';
import { HostFacts } from '../../domain/ports/host-facts';
import { Http } from '../../domain/ports/http';
import { Ids } from '../../domain/ports/ids';
import { NativeBridge } from '../../domain/ports/native-bridge';
import { Navigator } from '../../domain/ports/navigator';
import { Storage } from '../../domain/ports/storage';
import { Tracking } from '../../domain/ports/tracking';
import { Config } from '../../domain/session/config';
import { applicationSource } from '../../domain/session/host';
import { Hosting } from '../../domain/session/hosting';
import { Preferences } from '../../domain/session/preferences';
import { Session } from '../../domain/session/session';
import { STORED } from '../../domain/session/stored';
import { event } from '../../domain/tracking/event';
import { Busy } from '../../ui/app/busy';
import { reportsTo } from '../reports-to';

/** A report as an event; what a call was refused with is told with the calls (domain/tracking/actions.ts). */
const reportAsEvent =
  (context: ResolutionContext) =>
  ({ kind, message, where, status, code, field }: Report): void => {
    if (kind === 'api') return;
    const route = routeAt(context.get(Navigator).place$.value.path);
    const words = { message, where, status, code, field };
    context.get(Tracking).track(event(`${kind}_error`, route, words));
  };

/** The world, behind the ports. */
export const adaptersModule = new ContainerModule(({ bind }) => {
  bind(Clock).toConstantValue(new BrowserClock());
  bind(Ids).toConstantValue(new BrowserIds());
  bind(HostFacts).toConstantValue(new BrowserHostFacts());
  bind(Navigator)
    .toResolvedValue((ids) => new BrowserNavigator(ids), [Ids])
    .inSingletonScope();
  bind(ErrorReporter)
    .toDynamicValue((context) => {
      const [track, forward] = [reportAsEvent(context), reportsTo(context)];
      return new QuietReporter({
        clock: context.get(Clock),
        hostname: location.hostname,
        sink: (report, thrown) => {
          const { path } = context.get(Navigator).place$.value;
          forward?.({ report, route: ROUTES[routeAt(path)].path, thrown });
          track(report);
        },
      });
    })
    .inSingletonScope();
  bind(Storage)
    .toResolvedValue((reporter) => new BrowserStorage(reporter), [ErrorReporter])
    .inSingletonScope();

  bind(Tracking)
    .toResolvedValue(
      (config, storage, hosting, preferences) =>
        new LateTracking(async () => {
          const { sender } = await import('../telemetry');
          return sender(config.values, storage, hosting, preferences);
        }),
      [Config, Storage, Hosting, Preferences],
    )
    .inSingletonScope();

  bind(HostedBridge)
    .toResolvedValue(
      (config, clock, reporter) => {
        // Made once: a document may create its Trusted Types policy only once.
        let made: Promise<NativeBridge['launchOneKyc']> | undefined;
        const make = () =>
          import('../identity-script').then(({ deployedIdentityCheck }) =>
            deployedIdentityCheck(config.values.oneKyc, clock, reporter),
          );
        return new HostedBridge(clock, async (launch, signal) => {
          made ??= make();
          made.catch(() => {
            made = undefined;
          });
          return (await made)(launch, signal);
        });
      },
      [Config, Clock, ErrorReporter],
    )
    .inSingletonScope();
  bind(NativeBridge).toService(HostedBridge);

  bind(Http)
    .toResolvedValue(
      (
        config,
        clock,
        ids,
        reporter,
        session,
        incidents,
        storage,
        hosting,
        preferences,
        busy,
        tracking,
        navigator,
      ) => {
        const http = new FetchHttp({
          bases: config.values.apiBases,
          idempotencyKeys: config.values.idempotencyKeys,
          token: () => session.token,
          locale: () => preferences.language$.value,
          applicationSource: () =>
            applicationSource(
              hosting.host,
              storage.read(STORED.appSource),
              config.values.applicationSource,
            ),
          clock,
          ids,
          reporter,
          onFailed: (failure, where, token) => void incidents.failed(failure, where, token),
          busy: busy.count$,
          fetch: window.fetch.bind(window),
        });
        return new ObservedHttp(http, clock, tracking, () => routeAt(navigator.place$.value.path));
      },
      [
        Config,
        Clock,
        Ids,
        ErrorReporter,
        Session,
        Incidents,
        Storage,
        Hosting,
        Preferences,
        Busy,
        Tracking,
        Navigator,
      ],
    )
    .inSingletonScope();
});
