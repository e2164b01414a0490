import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RouteId, ROUTES } from '../../domain/navigation/routes';
import { ErrorReporter } from '../../domain/ports/error-reporter';
import { Navigator, type Place } from '../../domain/ports/navigator';
import { Storage } from '../../domain/ports/storage';
import type { Language } from '../../domain/session/locale';
import { reloadOnce } from '../../domain/session/reload-once';
import { useService } from '../hooks/services';
import { ErrorBoundary } from './error-boundary';
import { ErrorPage } from './error-page';
import { PageSkeleton } from './page-skeleton';
import { RouteContext } from './route-context';
import { ScreenLoader } from './screen-loader';
import { useArrival } from './use-arrival';

interface ScreenProps {
  readonly id: RouteId;
  readonly place: Place;
}

/** The page of a route: its skeleton until its code and words are here, the error page when they cannot be. */
export const Screen = ({ id, place }: ScreenProps) => {
  const { t, i18n } = useTranslation();
  const loader = useService(ScreenLoader);
  const reporter = useService(ErrorReporter);
  const navigator = useService(Navigator);
  const storage = useService(Storage);
  const language = i18n.language as Language;
  const [{ phase }, show] = useState({ phase: 'waiting' });
  const Page = loader.find(id, language);
  const where = ROUTES[id].path;

  useEffect(() => {
    if (Page) return;
    let left = false;
    const isHere = () => !left;
    const now = (phase: 'slow' | 'here' | 'lost') => left || show({ phase });
    const bring = async (): Promise<void> => {
      try {
        await loader.load(id, language, () => now('slow'));
        now('here');
      } catch (error) {
        const inTime = !(error instanceof Error && error.message === 'timeout');
        const code = inTime ? 'MISSING' : 'TIMEOUT';
        reporter.capture({ kind: 'load', message: 'page not loaded', where, code });
        const another = isHere() && (await navigator.isServed()) && isHere();
        // The name of the first script, which changes with whatever it loads, is that of the build.
        if (!another || !reloadOnce(storage, navigator, import.meta.url)) now('lost');
      }
    };
    void bring();
    return () => {
      left = true;
    };
  }, [Page, loader, reporter, navigator, storage, id, language, where]);

  const title = Page && t(`${ROUTES[id].area}:titles.${id}`);
  useLayoutEffect(() => {
    if (title) document.title = `${title} · ${t('product')}`;
  }, [title, t]);
  useArrival(place, Page !== undefined);

  return (
    <RouteContext value={id}>
      {phase === 'lost' ? (
        <ErrorPage />
      ) : Page ? (
        <ErrorBoundary
          key={id}
          fallback={<ErrorPage />}
          onError={(error) =>
            reporter.capture({ kind: 'render', message: 'page not rendered', where }, error)
          }
        >
          <Page />
        </ErrorBoundary>
      ) : (
        <PageSkeleton slow={phase === 'slow'} />
      )}
    </RouteContext>
  );
};
