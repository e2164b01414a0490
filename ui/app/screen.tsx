import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RouteId, ROUTES } from '../../domain/navigation/routes';
import { ErrorReporter } from '../../domain/ports/error-reporter';
import { HostInfo } from '../../domain/ports/host-info';
import { Navigator, type Place } from '../../domain/ports/navigator';
import { ReloadOnce } from '../../domain/visit/reload-once';
import { cancellable } from '../hooks/cancellable';
import { useService } from '../hooks/services';
import { useLanguage } from '../hooks/use-language';
import { VisitContext } from '../hooks/use-visit';
import { ErrorBoundary } from './error-boundary';
import { ErrorPage } from './error-page';
import { shapeOf } from './page-shapes';
import { PageSkeleton } from './page-skeleton';
import { RouteContext } from './route-context';
import { ScreenLoader } from './screen-loader';
import { useArrival } from './use-arrival';
import { useKnownTitle } from './use-known-title';

interface ScreenProps {
  readonly id: RouteId;
  readonly place: Place;
}

interface Shown {
  /** `errorPage` and `offline` replace the page; they are also the keys of the messages shown. */
  readonly phase: 'waiting' | 'slow' | 'here' | 'errorPage' | 'offline';
}

/** Renders a route: a skeleton until its code and messages are loaded, the error page if they cannot be. */
export const Screen = ({ id, place }: ScreenProps) => {
  const { t } = useTranslation();
  const known = useKnownTitle(id);
  const loader = useService(ScreenLoader);
  const reporter = useService(ErrorReporter);
  const navigator = useService(Navigator);
  const reloadOnce = useService(ReloadOnce);
  const language = useLanguage();
  const hostInfo = useService(HostInfo);
  const [{ phase }, show] = useState<Shown>({ phase: 'waiting' });
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  const Page = loader.find(id, language);
  const where = ROUTES[id].path;

  useEffect(() => {
    loader.askAhead(id, place.query);
  }, [loader, id, place.query]);

  useEffect(() => {
    if (Page) return;
    return cancellable(async (signal) => {
      const now = (phase: Shown['phase']) => signal.aborted || show({ phase });
      // The messages hold the title of the skeleton, and often arrive before the code; `load` reports lost ones.
      const named = () => signal.aborted || show((it) => ({ ...it }));
      loader.messages(id, language).then(named, () => undefined);
      try {
        await loader.load(id, language, () => now('slow'));
        now('here');
      } catch (error) {
        const inTime = !(error instanceof Error && error.message === 'timeout');
        const code = inTime ? 'MISSING' : 'TIMEOUT';
        reporter.capture({ kind: 'load', message: 'page not loaded', where, code });
        if (signal.aborted) return;
        if (!hostInfo.online$.value) {
          return now('offline');
        }
        const another = (await navigator.prepareReload()) && !signal.aborted;
        if (!another || !reloadOnce.reload()) now('errorPage');
      }
    });
  }, [Page, loader, reporter, navigator, reloadOnce, hostInfo, id, language, where, tries]);

  const instead = phase === 'errorPage' || phase === 'offline' ? phase : undefined;
  const title = Page || !instead ? known : t(`${instead}.title`);
  useLayoutEffect(() => {
    if (title) document.title = `${title} · ${t('product')}`;
  }, [title, t]);
  useArrival(place, Page ? 'page' : instead);

  return (
    <RouteContext value={id}>
      <VisitContext value={place.left}>
        {Page ? (
          <ErrorBoundary
            key={id}
            fallback={<ErrorPage />}
            onError={(error) =>
              reporter.capture({ kind: 'render', message: 'page not rendered', where }, error)
            }
          >
            <Page />
          </ErrorBoundary>
        ) : instead ? (
          <ErrorPage
            retry={instead === 'offline' ? retry : undefined}
            isTried={instead === 'offline' && tries > 0}
          />
        ) : (
          <PageSkeleton shape={shapeOf(id)} title={known} slow={phase === 'slow'} />
        )}
      </VisitContext>
    </RouteContext>
  );
};
