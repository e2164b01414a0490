import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryHostInfo } from '../../../adapters/memory/memory-host-info';
import { Applications } from '../../../domain/application/applications';
import { AwaitStatus } from '../../../domain/application/await-status';
import { JoinWaitlist } from '../../../domain/application/join-waitlist';
import { Reapply } from '../../../domain/application/reapply';
import { Start } from '../../../domain/application/start';
import { derive } from '../../../domain/kernel/live';
import { RouteGuard } from '../../../domain/navigation/route-guard';
import { GlobalErrorHandler } from '../../../domain/navigation/global-error-handler';
import { ROUTES, routeAt, type RouteId, routeIds } from '../../../domain/navigation/routes';
import { Clock } from '../../../domain/ports/clock';
import { ErrorReporter } from '../../../domain/ports/error-reporter';
import { HostInfo } from '../../../domain/ports/host-info';
import { NativeBridge } from '../../../domain/ports/native-bridge';
import { Navigator } from '../../../domain/ports/navigator';
import { Storage } from '../../../domain/ports/storage';
import { RekycFlow } from '../../../domain/rekyc/rekyc-flow';
import { type ClientConfig, Config, configSchema } from '../../../domain/session/config';
import { HostContext } from '../../../domain/session/host-context';
import type { Language } from '../../../domain/session/locale';
import { Preferences } from '../../../domain/session/preferences';
import { Login } from '../../../domain/auth/login';
import { Profile } from '../../../domain/session/profile';
import { Session } from '../../../domain/session/session';
import { Back } from '../../../ui/app/back';
import { createI18n, loadMessages } from '../../../ui/app/i18n';
import { Links } from '../../../ui/app/links';
import { Notifications } from '../../../ui/app/notifications';
import { SessionBoundary } from '../../../ui/app/session-boundary';
import { RouteContext } from '../../../ui/app/route-context';
import { useLive } from '../../../ui/hooks/use-live';
import { screens } from '../../support/screens';
import { services } from '../../support/services';
import type { Visit } from '../../domain/support/a-visit';

const perHost = { gojek: 'p', gopay: 'p', 'partner-sdk': 'p', web: 'p' };

const usual = {
  environment: 'sandbox',
  apiBases: { '/v1': '/v1', '/v2': '/v2', '/account-management': '/account-management' },
  authorizeUrl: '/authorize',
  tokenUrl: '/token',
  oneKyc: { script: '/one-kyc.js', partners: perHost, combinedPartners: perHost },
};

const article = 'https://help.example/';
const help = { gojek: article, gopay: article, 'partner-sdk': article, web: article };

interface Scene {
  /** Configuration names no help. */
  readonly noHelp?: boolean;
  readonly config?: Partial<ClientConfig>;
  readonly userAgent?: string;
  readonly language?: Language;
}

/** Lets everything run that waits for nobody, and React draw what came of it. */
export const settle = () => act(() => new Promise<void>((done) => setImmediate(done)));

/**
 * Shows the page a visit stands at, under the real guard, and the pages of the same area that follow; every other
 * place is empty, so that only the address tells of it.
 */
export const stage = async (
  visit: Visit,
  { config, userAgent, language = 'id', noHelp }: Scene = {},
) => {
  const { navigator, session, login, storage, clock, bridge, errorHandler, reporter } = visit;
  const hostInfo = new MemoryHostInfo(userAgent === undefined ? {} : { userAgent });
  const values = configSchema.parse({ ...usual, ...(noHelp ? {} : { help }), ...config });
  const hostContext = new HostContext(hostInfo, storage, {
    production: values.environment === 'production',
  });
  hostContext.settle();
  const notifications = new Notifications();
  const { gppMinimum, maintenance } = values;
  const guard = new RouteGuard(
    navigator,
    session,
    visit.currentApplication,
    storage,
    clock,
    hostContext.activation$,
    hostContext.at$,
    { gppMinimum, ...(maintenance && { maintenance }) },
  );
  const fixed: Parameters<typeof services>[0] = [
    [Navigator, navigator],
    [Session, session],
    [Login, login],
    [Clock, clock],
    [RouteGuard, guard],
    [NativeBridge, bridge],
    [GlobalErrorHandler, errorHandler],
    [ErrorReporter, reporter],
    [HostInfo, hostInfo],
    [HostContext, hostContext],
    [Preferences, new Preferences(storage, hostInfo)],
    [Config, new Config(values)],
    [Notifications, notifications],
    [Back, new Back(navigator)],
    [Links, new Links(navigator)],
  ];
  const services$ = derive(visit.ports$, (ports) =>
    services([
      ...fixed,
      [Profile, new Profile(ports.http)],
      [Applications, visit.applications],
      [AwaitStatus, new AwaitStatus(visit.applications, { clock, visible$: hostInfo.visible$ })],
      [JoinWaitlist, new JoinWaitlist(ports.http, visit.applications, ports.scope.ended)],
      [Reapply, new Reapply(ports.http, visit.applications, ports.scope.ended)],
      [Storage, ports.storage],
      [RekycFlow, new RekycFlow(ports.storage)],
      [Start, new Start(ports.storage)],
    ]),
  );
  const i18n = createI18n(language);
  await loadMessages(i18n, language, ['start', 'auth', 'application', 'unavailable', 'legal']);
  const loaded = new Map<RouteId, ReactElement>();
  for (const id of routeIds) {
    if (!i18n.hasResourceBundle(language, ROUTES[id].area)) continue;
    const Page = screens[id];
    loaded.set(id, <Page />);
  }

  const Place = () => {
    const { place, decision } = useLive(guard.state$);
    const id = routeAt(place.path);
    const page = decision.kind === 'stay' ? loaded.get(id) : undefined;
    return <RouteContext value={id}>{page && <div key={id}>{page}</div>}</RouteContext>;
  };

  guard.start();
  const drawn = render(
    <SessionBoundary services$={services$}>
      <I18nextProvider i18n={i18n}>
        <Place />
      </I18nextProvider>
    </SessionBoundary>,
  );
  await settle();
  const main = () => drawn.container.querySelector('main');
  return {
    ...drawn,
    hostInfo,
    notifications,
    main,
    /** Path and query of where the person is. */
    at: () => navigator.place$.value.path + navigator.place$.value.query,
    title: () => main()?.querySelector('h1')?.textContent,
    primary: () => main()?.querySelector<HTMLButtonElement>('[data-action="primary"]'),
    press: async (which: 'primary' | 'secondary' = 'primary') => {
      const button = main()?.querySelector<HTMLButtonElement>(`[data-action="${which}"]`);
      if (!button) throw new Error(`no ${which} action`);
      act(() => button.click());
      await settle();
    },
    /** Lets time pass. */
    pass: (ms: number) => act(() => clock.advance(ms)),
  };
};
