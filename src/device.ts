import type { Container } from 'inversify';
import { RouteGuard } from '../domain/guard/route-guard';
import { GlobalErrorHandler } from '../domain/navigation/global-error-handler';
import { safeInternalPath } from '../domain/navigation/safe-url';
import { Busy } from '../domain/ports/busy';
import { Clock } from '../domain/ports/clock';
import { ErrorReporter } from '../domain/ports/error-reporter';
import { HostInfo } from '../domain/ports/host-info';
import { Ids } from '../domain/ports/ids';
import { Navigator } from '../domain/ports/navigator';
import { Storage } from '../domain/ports/storage';
import { Tracking } from '../domain/ports/tracking';
import { Config } from '../domain/config/config';
import { HostContext } from '../domain/host/host-context';
import { Preferences } from '../domain/visit/preferences';
import { ReloadOnce } from '../domain/visit/reload-once';
import { Session } from '../domain/session/session';
import { PageViews } from '../domain/guard/page-views';
import { Back } from '../ui/app/back';
import { Links } from '../ui/app/links';
import { Notifications } from '../ui/app/notifications';
import { CurrentApplication } from './current-application';
import { named, part, type Service, service, value } from './wiring/service';
import { polling } from './services/polling';
import { SessionServices } from './session-services';

const configured = part([Config], ({ values }) => values);

/** Returns whether the page is drawn and shows no skeleton. */
const hasContent = (): boolean =>
  document.querySelector('main h1') !== null && document.querySelector('.skeleton') === null;

const hostOptions = named({
  production: part([Config], ({ values }) => values.environment === 'production'),
});

const sessionOptions = named({
  keepRefreshToken: part([Config], ({ values }) => values.keepRefreshToken),
  safePath: value(safeInternalPath),
});

/**
 * Returns the services that outlive a login, without the ports and the pages. `device` is the container that they are
 * added to; each login has a child container.
 */
export const deviceServices = (device: Container): readonly Service[] => [
  service(Preferences, [Storage, HostInfo]),
  service(HostContext, [HostInfo, Storage, hostOptions]),
  // The name of the first script identifies the build, since it changes with every file that the script loads.
  service(ReloadOnce, [Storage, Navigator, value(import.meta.url)]),
  service(Session, [Storage, Clock, Ids, sessionOptions]),
  service(GlobalErrorHandler, [Session, Navigator, ErrorReporter, Storage, Clock]),
  service(RouteGuard, [
    Navigator,
    Session,
    CurrentApplication,
    Storage,
    polling,
    part([HostContext], ({ activation$ }) => activation$),
    part([HostContext], ({ at$ }) => at$),
    configured,
    part([Links], (links) => (url: string) => links.handOff(url)),
  ]),
  service(PageViews, [RouteGuard, CurrentApplication, Tracking, Clock, value(hasContent)]),
  service(SessionServices, [value(device)]),
  service(CurrentApplication, [SessionServices]),
  service(Busy, []),
  service(Notifications, []),
  service(Back, [Navigator]),
  service(Links, [Navigator]),
];
