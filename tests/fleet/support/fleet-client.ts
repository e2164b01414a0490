import { MemoryBridge } from '../../../adapters/memory/memory-bridge';
import { MemoryHostInfo } from '../../../adapters/memory/memory-host-info';
import { MemoryNavigator } from '../../../adapters/memory/memory-navigator';
import { MemoryReporter } from '../../../adapters/memory/memory-reporter';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import { MemoryTracking } from '../../../adapters/memory/memory-tracking';
import { HostUser } from '../../../domain/auth/host-user';
import type { ClientConfig } from '../../../domain/config/config';
import { RouteGuard } from '../../../domain/guard/route-guard';
import { HostContext } from '../../../domain/host/host-context';
import { minute } from '../../../domain/kernel/instant';
import { GlobalErrorHandler } from '../../../domain/navigation/global-error-handler';
import { type RouteId, routeAt } from '../../../domain/navigation/routes';
import type { Services, Token } from '../../../ui/hooks/services';
import { Session } from '../../../domain/session/session';
import { STORED } from '../../../domain/storage/stored';
import { agreement } from '../../../src/services/agreement';
import { application } from '../../../src/services/application';
import { bills } from '../../../src/services/bills';
import { history } from '../../../src/services/history';
import { repayment } from '../../../src/services/repayment';
import { splitOffer } from '../../../src/services/split-offer';
import { SessionServices } from '../../../src/session-services';
import { deviceOf } from '../../support/app/device';
import { clientConfig } from '../../support/client-config';
import { fetchHttp } from '../../support/fetch-http';
import type { Dice } from './dice';
import { type FleetClock, FleetIds } from './fleet-clock';
import type { FleetLender, Life } from './fleet-lender';

/** The parts of a tab that survive a reload. */
export interface FleetTab {
  readonly clock: FleetClock;
  readonly lender: FleetLender;
  readonly dice: Dice;
  readonly life: Life;
  readonly inHost: boolean;
  readonly storage: MemoryStorage;
  readonly config: Partial<ClientConfig>;
}

/** What a page does while it is shown; `left` aborts when it is replaced. */
export type ShowPage = (client: FleetClient, left: AbortSignal) => void;

/** Creates the tab of a user who logged in earlier, and whose status was approved then. */
export const newFleetTab = (parts: Omit<FleetTab, 'storage'>): FleetTab => {
  const storage = new MemoryStorage();
  storage.write(STORED.authToken, parts.lender.tokenOf(parts.life));
  storage.write(STORED.loginType, parts.inHost ? 'bridge' : 'direct');
  if (!parts.life.applies) {
    storage.write(STORED.cacheKey, `sub:${parts.life.name}`);
    storage.write(STORED.statusMarker, 'a');
  }
  return { ...parts, storage };
};

/** Opens the client at an address: its own services on a virtual clock, with pages that make calls and show nothing. */
export const openClient = (
  tab: FleetTab,
  at: string,
  pages: Readonly<Partial<Record<RouteId, ShowPage>>>,
) => {
  const { clock, lender, dice, life, inHost, storage } = tab;
  const [closing, ids] = [new AbortController(), new FleetIds(dice)];
  const navigator = new MemoryNavigator(at);
  const hostInfo = new MemoryHostInfo(inHost ? { userAgent: 'Gojek/5.0 Android' } : {});
  const [bridge, reporter] = [new MemoryBridge(), new MemoryReporter()];
  let hiddenAt = 0;
  /** Whether the page was visible within the last minute: a call that began then may still be retried. */
  const wasSeen = () => hostInfo.visible$.value || clock.elapsed() - hiddenAt < minute;
  const http = fetchHttp({
    bases: { '/v1': '/v1', '/v2': '/v2', '/account-management': '/account-management' },
    token: () => (closing.signal.aborted ? undefined : session.token),
    clock,
    ids,
    reporter,
    onFailed: (...failed) => device.get(GlobalErrorHandler).failed(...failed),
    fetch: lender.fetchFor(life, wasSeen, closing.signal),
  });
  const tracking = new MemoryTracking();
  const device = deviceOf(
    { clock, ids, storage, navigator, hostInfo, bridge, tracking, reporter, http },
    { ...clientConfig, ...tab.config },
  );
  const session = device.get(Session);
  const sessions = device.get(SessionServices);
  sessions.load([agreement, bills, history, splitOffer, ...repayment, ...application]);
  const guard = device.get(RouteGuard);
  device.get(HostContext).settle();

  /** Asks the host for its user, as src/hosts.ts does at the start and on every return. */
  const hostUser = new HostUser(session, bridge, clock, navigator);
  const askHost = () => {
    bridge.answers.token = { kind: 'ok', value: lender.tokenOf(life) };
    return hostUser.confirm();
  };
  const seeing = hostInfo.visible$.subscribe((visible) => {
    if (!visible) hiddenAt = clock.elapsed();
    if (inHost && visible) void askHost();
    else if (inHost) hostUser.hold();
  });

  let [shown, page] = ['', new AbortController()];
  const client = {
    ...tab,
    session,
    navigator,
    hostInfo,
    guard,
    closed: closing.signal,
    /** Whether the page shows a failure. */
    trouble: { is: false },
    get: <T>(token: Token<T>): T => {
      const services: Services = sessions.current$.value;
      return services.get(token);
    },
    /** Closes the document. Nothing of it runs on. */
    close: () => {
      closing.abort();
      for (const it of [seeing, showing]) it.unsubscribe();
      page.abort();
      session.scope$.value.end();
    },
  };
  guard.start();
  const showing = guard.state$.subscribe(({ place, decision }) => {
    if (place !== navigator.place$.value) return;
    const next = decision.kind === 'stay' ? `${session.scope$.value.id} ${place.key}` : '';
    if (next === shown) return;
    shown = next;
    page.abort();
    page = new AbortController();
    if (next) pages[routeAt(place.path)]?.(client, page.signal);
  });
  return client;
};

export type FleetClient = ReturnType<typeof openClient>;
