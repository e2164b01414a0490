import type { Container } from 'inversify';
import { LazyBridge } from '../adapters/bridge/lazy-bridge';
import { Readiness } from '../adapters/bridge/readiness';
import { withTimeout } from '../domain/async/with-timeout';
import { second } from '../domain/kernel/instant';
import { Clock } from '../domain/ports/clock';
import { HostInfo } from '../domain/ports/host-info';
import { HostContext } from '../domain/host/host-context';
import { Session } from '../domain/session/session';

/** How long the first page waits for a host, in milliseconds (spec §9). */
const longest = 3 * second;

/** Asks the host who its user is. Its code is not in the first load, as a plain browser never needs it. */
const askHost = (container: Container): Promise<void> =>
  import('./hosts').then(
    (hosts) => hosts.askHost(container),
    () => container.get(Session).giveUp(),
  );

/**
 * Connects to the host app around the page, now or when a browser turns out to be in one. Resolves when the host said what
 * it is and who its user is, or does not get to say it in time; in a plain browser at once.
 */
export const connectHost = async (container: Container, root: HTMLElement): Promise<void> => {
  const [hostContext, bridge] = [container.get(HostContext), container.get(LazyBridge)];
  let asked: Promise<unknown> | undefined;
  let isAsking = false;
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    await askHost(container).finally(() => {
      isAsking = false;
    });
  };
  hostContext.host$.subscribe((host) => {
    root.dataset['host'] = host;
    if (host === 'web') return;
    bridge.connect(() => import('./hosts').then(({ enterHost }) => enterHost(container, host)));
    asked = Promise.all([bridge.appInfo(), ask()]);
  });
  // A host's object may turn up after the host was asked; until then the first request waits for it.
  bridge.ready$.subscribe((ready) => {
    if (ready) void ask();
  });
  const asking = asked;
  if (asking) await withTimeout(container.get(Clock), { deadline: longest }, () => asking);
};

/** A host object may turn up late: until it no longer can, a browser may still become gopay (spec §1, §9). */
export const completeHostConnection = async (container: Container): Promise<void> => {
  const hostContext = container.get(HostContext);
  const hostInfo = container.get(HostInfo);
  if (hostContext.host === 'web')
    await new Readiness(() => hostInfo.hasGopayObject(), container.get(Clock)).wait();
  hostContext.settle();
  const session = container.get(Session);
  // Without a host nobody can tell whose session that is.
  if (hostContext.host === 'web' && session.confirmation$.value === 'waiting') session.end('host');
};
