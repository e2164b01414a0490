import type { Container } from 'inversify';
import { LazyBridge } from '../adapters/bridge/lazy-bridge';
import { Readiness } from '../adapters/bridge/readiness';
import { withTimeout } from '../domain/async/with-timeout';
import { second } from '../domain/kernel/instant';
import { Clock } from '../domain/ports/clock';
import { HostInfo } from '../domain/ports/host-info';
import { HostContext } from '../domain/host/host-context';
import { Session } from '../domain/session/session';

/** How long the first page waits for a host, from the document's first call on, in milliseconds (spec §9). */
const longest = 3 * second;

/** Asks the host who its user is. The code is lazy-loaded, since a plain browser never needs it. */
const askHost = (container: Container): Promise<void> =>
  import('./hosts').then(
    (hosts) => hosts.askHost(container),
    () => container.get(Session).giveUp(),
  );

/**
 * Connects to the host app around the page, now or when it appears later. Resolves when the host has given its app info
 * and its user, or 3 seconds after the document asked for them, but waits for at least one second, so that late code
 * can still use the answers and does not show the login; at once in a plain browser.
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
  // The host's object may appear late. The first request waits for it; a request that gave up before is repeated here.
  bridge.ready$.subscribe((ready) => {
    if (ready) void ask();
  });
  const asking = asked;
  const waited = window.askedHost?.waited() ?? 0;
  const bounds = { deadline: Math.max(longest - waited, second) };
  if (asking) await withTimeout(container.get(Clock), bounds, () => asking);
};

/** Settles the host once its object can no longer appear. Until then a plain browser may become gopay (spec §1, §9). */
export const completeHostConnection = async (container: Container): Promise<void> => {
  const hostContext = container.get(HostContext);
  const hostInfo = container.get(HostInfo);
  if (hostContext.host === 'web')
    await new Readiness(() => hostInfo.hasGopayObject(), container.get(Clock)).wait();
  hostContext.settle();
  const session = container.get(Session);
  // Without a host, nothing can confirm the user of this session.
  if (hostContext.host === 'web' && session.confirmation$.value === 'waiting') session.end('host');
};
