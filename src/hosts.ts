import type { Container } from 'inversify';
import { hostAdapter, type NativeHost } from '../adapters/bridge/host-adapter';
import { Clock } from '../domain/ports/clock';
import { ErrorReporter } from '../domain/ports/error-reporter';
import { HostShell } from '../domain/ports/host-shell';
import { Ids } from '../domain/ports/ids';
import type { NativeBridge } from '../domain/ports/native-bridge';
import { HostContext } from '../domain/session/host-context';
import { Session } from '../domain/session/session';
import { start } from './host-page';

export { takeHostToken } from './take-host-token';

/** Takes up the host app around the page; code of its own, since a plain browser has none. */
export const enterHost = (container: Container, host: NativeHost): NativeBridge => {
  const hostContext = container.get(HostContext);
  const { bridge, shell } = hostAdapter(host, {
    page: window,
    clock: container.get(Clock),
    ids: container.get(Ids),
    reporter: container.get(ErrorReporter),
    loginChanged$: container.get(Session).scope$,
    version: () => hostContext.version,
    onAppInfo: (info) => hostContext.learn(info),
  });
  // A host that turns up late is asked who it is then.
  bridge.ready$.subscribe((ready) => {
    if (ready) void bridge.appInfo();
  });
  container.bind(HostShell).toConstantValue(shell);
  start(container);
  return bridge;
};
