import type { Container } from 'inversify';
import { hostAdapter } from '../adapters/bridge/host-adapter';
import type { NativeHost } from '../adapters/bridge/protocols';
import { merge, skip } from 'rxjs';
import { HostUser } from '../domain/auth/host-user';
import { Clock } from '../domain/ports/clock';
import { ErrorReporter } from '../domain/ports/error-reporter';
import { HostInfo } from '../domain/ports/host-info';
import { HostShell } from '../domain/ports/host-shell';
import { Ids } from '../domain/ports/ids';
import { NativeBridge } from '../domain/ports/native-bridge';
import { Navigator } from '../domain/ports/navigator';
import { HostContext } from '../domain/host/host-context';
import { Session } from '../domain/session/session';
import { start } from './host-page';
import { takeHostToken } from './take-host-token';
import { bindServices, service } from './wiring/service';

const hostUser = service(HostUser, [Session, NativeBridge, Clock, Navigator]);

const hostUserOf = (container: Container): HostUser => {
  if (!container.isBound(HostUser)) bindServices(container, [hostUser]);
  return container.get(HostUser);
};

/** Asks the host who its user is, to confirm the current session or to begin one. */
export const askHost = (container: Container): Promise<void> => {
  const { loggedIn$, confirmation$ } = container.get(Session);
  return loggedIn$.value || confirmation$.value !== 'confirmed'
    ? hostUserOf(container).confirm()
    : takeHostToken(container);
};

/** Asks the host again when the app becomes visible, since its user may have changed, and when the user retries. */
const askAgain = (container: Container): void => {
  container
    .get(HostInfo)
    .visible$.pipe(skip(1))
    .subscribe((visible) => {
      if (visible) void askHost(container);
      else hostUserOf(container).hold();
    });
  container.get(Session).retries$.subscribe(() => void askHost(container));
};

/** Connects the app to the host app around the page. Lazy-loaded, since a plain browser has none. */
export const enterHost = (container: Container, host: NativeHost): NativeBridge => {
  const [hostContext, session] = [container.get(HostContext), container.get(Session)];
  const { visible$ } = container.get(HostInfo);
  const { bridge, shell } = hostAdapter(host, {
    page: window,
    clock: container.get(Clock),
    ids: container.get(Ids),
    reporter: container.get(ErrorReporter),
    loginChanged$: merge(session.scope$, session.confirmation$, visible$),
    mayAnswer$: merge(session.retries$, visible$),
    version: () => hostContext.version,
    onAppInfo: (info) => hostContext.learn(info),
  });
  // A host whose object appears late is asked for its app info then.
  bridge.ready$.subscribe((ready) => {
    if (ready) void bridge.appInfo();
  });
  container.bind(HostShell).toConstantValue(shell);
  start(container);
  askAgain(container);
  return bridge;
};
