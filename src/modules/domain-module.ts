import { ContainerModule } from 'inversify';
import { RouteGuard } from '../../domain/guard/route-guard';
import { GlobalErrorHandler } from '../../domain/navigation/global-error-handler';
import { safeInternalPath } from '../../domain/navigation/safe-url';
import { Clock } from '../../domain/ports/clock';
import { ErrorReporter } from '../../domain/ports/error-reporter';
import { HostInfo } from '../../domain/ports/host-info';
import { Ids } from '../../domain/ports/ids';
import { Navigator } from '../../domain/ports/navigator';
import { Storage } from '../../domain/ports/storage';
import { Tracking } from '../../domain/ports/tracking';
import { Config } from '../../domain/config/config';
import { HostContext } from '../../domain/host/host-context';
import { Preferences } from '../../domain/visit/preferences';
import { ReloadOnce } from '../../domain/visit/reload-once';
import { Session } from '../../domain/session/session';
import { PageViews } from '../../domain/guard/page-views';
import { Links } from '../../ui/app/links';
import { CurrentApplication } from '../current-application';

/** A page stands, and no shape of what is still to come. */
const hasContent = (): boolean =>
  document.querySelector('main h1') !== null && document.querySelector('.skeleton') === null;

/** The use cases, each wired to the ports it names. */
export const domainModule = new ContainerModule(({ bind }) => {
  bind(Preferences)
    .toResolvedValue((storage, hostInfo) => new Preferences(storage, hostInfo), [Storage, HostInfo])
    .inSingletonScope();

  bind(HostContext)
    .toResolvedValue(
      (hostInfo, storage, config) =>
        new HostContext(hostInfo, storage, {
          production: config.values.environment === 'production',
        }),
      [HostInfo, Storage, Config],
    )
    .inSingletonScope();

  bind(ReloadOnce)
    .toResolvedValue(
      // The name of the first script, which changes with whatever it loads, is that of the build.
      (storage, navigator) => new ReloadOnce(storage, navigator, import.meta.url),
      [Storage, Navigator],
    )
    .inSingletonScope();

  bind(Session)
    .toResolvedValue(
      (storage, clock, ids, config) =>
        new Session(storage, clock, ids, {
          keepRefreshToken: config.values.keepRefreshToken,
          safePath: safeInternalPath,
        }),
      [Storage, Clock, Ids, Config],
    )
    .inSingletonScope();

  bind(GlobalErrorHandler)
    .toResolvedValue(
      (session, navigator, reporter, storage, clock) =>
        new GlobalErrorHandler(session, navigator, reporter, storage, clock),
      [Session, Navigator, ErrorReporter, Storage, Clock],
    )
    .inSingletonScope();

  bind(RouteGuard)
    .toResolvedValue(
      (navigator, session, applications, storage, clock, hostContext, config, links) =>
        new RouteGuard(
          navigator,
          session,
          applications,
          storage,
          clock,
          hostContext.activation$,
          hostContext.at$,
          config.values,
          (url) => links.handOff(url),
        ),
      [Navigator, Session, CurrentApplication, Storage, Clock, HostContext, Config, Links],
    )
    .inSingletonScope();

  bind(PageViews)
    .toResolvedValue(
      (guard, applications, tracking, clock) =>
        new PageViews(guard, applications, tracking, clock, hasContent),
      [RouteGuard, CurrentApplication, Tracking, Clock],
    )
    .inSingletonScope();
});
