import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, Router, type To } from 'react-router-dom';
import { RouteGuard } from '../../domain/guard/route-guard';
import { ROUTES, routeAt, type RouteId } from '../../domain/navigation/routes';
import { Navigator } from '../../domain/ports/navigator';
import { languages } from '../../domain/kernel/locale';
import { Preferences } from '../../domain/visit/preferences';
import { Session } from '../../domain/session/session';
import { cancellable } from '../hooks/cancellable';
import { useService } from '../hooks/services';
import { useLanguage } from '../hooks/use-language';
import { useLive } from '../hooks/use-live';
import { BarePage } from './frame';
import { HostCover } from './host-cover';
import { HiddenAmounts } from '../format/hidden-amounts';
import { SpokenThousands, thousandsIn } from '../format/spoken-thousands';
import { Loader } from '../kit/loader';
import { Waiting } from '../kit/waiting';
import { Overlays } from './overlays';
import { PageRoutes } from './page-routes';
import { PlacesBar, usePlace } from './places-bar';
import { shapeOf } from './page-shapes';
import { PageSkeleton } from './page-skeleton';
import { applyDocumentPreferences } from './apply-document-preferences';
import { Screen } from './screen';
import { ScreenLoader } from './screen-loader';
import { useKnownTitle } from './use-known-title';
import { useShownState } from './use-shown-state';

/** Milliseconds before the other language's messages and the next pages are preloaded (spec §9). */
const preloadAfter = 2000;

const href = (to: To): string => (typeof to === 'string' ? to : createPath(to));

/** Renders what the guard admits, in the user's language. */
export const App = () => {
  const navigator = useService(Navigator);
  const { t } = useTranslation();
  const language = useLanguage();
  const session = useLive(useService(Session).scope$);
  const { place, decision } = useShownState(useLive(useService(RouteGuard).state$), session.id);
  const here = routeAt(place.path);
  const placeInBar = usePlace(here);
  const title = useKnownTitle(here);
  useFollowPreferences(here);
  const hidesAmounts = useLive(useService(Preferences).amountsHidden$);
  // Also before the rail itself is drawn, so that nothing moves when it appears.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-rail', placeInBar !== undefined);
  }, [placeInBar]);
  const screen = (id: RouteId) => {
    // Open pages, such as the login, stay mounted when the session changes; all other pages mount again.
    const key = ROUTES[id].access === 'open' ? id : `${session.id} ${id}`;
    return <Screen key={key} id={id} place={place} />;
  };
  return (
    <Router
      location={{ pathname: place.path, search: place.query, key: place.key }}
      navigator={{
        createHref: (to) => navigator.href(href(to)),
        go: () => navigator.back(),
        push: (to) => navigator.go(href(to)),
        replace: (to) => navigator.go(href(to), { replace: true }),
      }}
    >
      <SpokenThousands value={thousandsIn(language)}>
        <HiddenAmounts value={hidesAmounts ? t('amountHidden') : undefined}>
          <Waiting slow={t('slowAnswer')}>
            {decision.kind === 'stay' ? (
              <PageRoutes screen={screen} />
            ) : decision.kind === 'hand-off' ? (
              // The user leaves the app, so no page's skeleton fits.
              <Loader look="screen" label={t('loading')} />
            ) : decision.kind === 'closed' ? (
              <BarePage messages="silentHost" />
            ) : (
              <PageSkeleton shape={shapeOf(here)} title={title} />
            )}
            {placeInBar && decision.kind === 'stay' && <PlacesBar place={placeInBar} />}
            <Overlays />
            <HostCover route={here} />
          </Waiting>
        </HiddenAmounts>
      </SpokenThousands>
    </Router>
  );
};

/** Applies the user's preferences (a language once its messages are loaded) and preloads what the next pages need. */
const useFollowPreferences = (id: RouteId): void => {
  const { i18n } = useTranslation();
  const preferences = useService(Preferences);
  const loader = useService(ScreenLoader);
  const language = useLive(preferences.language$);
  const theme = useLive(preferences.theme$);
  const size = useLive(preferences.textSize$);
  const savesData = useLive(preferences.savesData$);

  useEffect(() => {
    return cancellable((signal) => {
      const change = () => {
        if (!signal.aborted) void i18n.changeLanguage(language);
      };
      // If the messages fail to load, the page keeps its language; the next page tries again.
      if (i18n.language !== language) loader.messages(id, language).then(change, () => undefined);
    });
  }, [i18n, loader, id, language]);

  useEffect(
    () => applyDocumentPreferences(i18n.language, theme, size),
    [i18n.language, theme, size],
  );

  useEffect(() => {
    if (savesData) return undefined;
    const timer = setTimeout(() => {
      for (const other of languages) if (other !== language) void loader.ahead(id, language, other);
    }, preloadAfter);
    return () => clearTimeout(timer);
  }, [loader, id, language, savesData]);
};
