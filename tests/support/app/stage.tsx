import { act, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { single } from '../../../sandbox/lender/records';
import { MemoryHostInfo } from '../../../adapters/memory/memory-host-info';
import { Applications } from '../../../domain/application/applications';
import { GlobalErrorHandler } from '../../../domain/navigation/global-error-handler';
import { RouteGuard } from '../../../domain/guard/route-guard';
import { routeAt } from '../../../domain/navigation/routes';
import type { ClientConfig } from '../../../domain/config/config';
import { HostContext } from '../../../domain/host/host-context';
import type { Language } from '../../../domain/kernel/locale';
import { Login } from '../../../domain/auth/login';
import { Session } from '../../../domain/session/session';
import { SessionServices } from '../../../src/session-services';
import { Notifications } from '../../../ui/app/notifications';
import { SessionBoundary } from '../../../ui/app/session-boundary';
import { RouteContext } from '../../../ui/app/route-context';
import { ScreenLoader } from '../../../ui/app/screen-loader';
import { useLive } from '../../../ui/hooks/use-live';
import { VisitContext } from '../../../ui/hooks/use-visit';
import { clientConfig, everyHost } from '../client-config';
import { aVisitOf, type Visit } from '../../domain/support/a-visit';
import { deviceOf } from './device';

const { environment, apiBases, authorizeUrl, tokenUrl, oneKyc } = clientConfig;
const usual = { environment, apiBases, authorizeUrl, tokenUrl, oneKyc };
const help = everyHost('https://help.example/');

interface Scene {
  /** The configuration names no help address. */
  readonly noHelp?: boolean;
  readonly config?: Partial<ClientConfig>;
  readonly userAgent?: string;
  readonly language?: Language;
}

/** Waits for pending promises, and for React to render the result. */
export const settle = () => act(() => new Promise<void>((done) => setImmediate(done)));

/**
 * Shows the current page of a visit under the real guard, if it is of one of the five areas below. Every other page is
 * empty, so a test can only check its address.
 */
export const stage = async (
  visit: Visit,
  { config, userAgent, language = 'id', noHelp }: Scene = {},
) => {
  const { navigator, clock } = visit;
  const hostInfo = new MemoryHostInfo(userAgent === undefined ? {} : { userAgent });
  const device = deviceOf(
    { ...visit, hostInfo },
    { ...usual, ...(noHelp ? {} : { help }), ...config },
  );
  // The visit provides the session and the application of the user.
  device.rebind(Session).toConstantValue(visit.session);
  device.rebind(GlobalErrorHandler).toConstantValue(visit.errorHandler);
  const sessions = device.get(SessionServices);
  sessions.current$.subscribe((session) => {
    session.rebind(Applications).toConstantValue(visit.applications);
  });
  device.get(HostContext).settle();
  const loader = device.get(ScreenLoader);
  for (const area of ['start', 'auth', 'application', 'unavailable', 'legal'] as const)
    await loader.area(area, language);
  await loader.i18n.changeLanguage(language);
  device.rebind(Login).toConstantValue(visit.login);
  const guard = device.get(RouteGuard);

  const Place = () => {
    const { place, decision } = useLive(guard.state$);
    const id = routeAt(place.path);
    const Page = decision.kind === 'stay' ? loader.find(id, language) : undefined;
    return (
      <RouteContext value={id}>
        <VisitContext value={place.left}>{Page && <Page key={id} />}</VisitContext>
      </RouteContext>
    );
  };

  guard.start();
  const drawn = render(
    <SessionBoundary services$={sessions.current$}>
      <I18nextProvider i18n={loader.i18n}>
        <MemoryRouter>
          <Place />
        </MemoryRouter>
      </I18nextProvider>
    </SessionBoundary>,
  );
  await settle();
  const main = () => drawn.container.querySelector('main');
  return {
    ...drawn,
    hostInfo,
    notifications: device.get(Notifications),
    main,
    /** Returns the current path and query. */
    at: () => navigator.place$.value.path + navigator.place$.value.query,
    title: () => main()?.querySelector('h1')?.textContent,
    primary: () => main()?.querySelector<HTMLButtonElement>('[data-action="primary"]'),
    press: async (which: 'primary' | 'secondary' = 'primary') => {
      const button = main()?.querySelector<HTMLButtonElement>(`[data-action="${which}"]`);
      if (!button) throw new Error(`no ${which} action`);
      act(() => button.click());
      await settle();
    },
    /** Advances the clock. */
    pass: (ms: number) => act(() => clock.advance(ms)),
  };
};

/** Shows the page at an address to a logged-in user of this persona. */
export const stageAs = async (persona: string, start: string, scene?: Scene) => {
  const visit = await aVisitOf(persona, start);
  return { visit, ...(await stage(visit, scene)) };
};

/** Changes the application of the user at the lender. */
export const become = (visit: Visit & { me: { userId: string } }, fields: object) => {
  const { store } = visit.world;
  const { userId } = visit.me;
  const before = store.get(single.application, userId);
  if (before) store.put(single.application, userId, { ...before, ...fields }, userId);
};
