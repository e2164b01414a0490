import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RouteId, ROUTES } from '../../domain/navigation/routes';
import { ErrorReporter } from '../../domain/ports/error-reporter';
import { HostFacts } from '../../domain/ports/host-facts';
import { Navigator, type Place } from '../../domain/ports/navigator';
import { Storage } from '../../domain/ports/storage';
import type { Language } from '../../domain/session/locale';
import { reloadOnce } from '../../domain/session/reload-once';
import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';
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

/** `cut`: nobody answered, so that another try may help; `lost`: somebody did, and the page was not there. */
type Phase = 'waiting' | 'slow' | 'here' | 'cut' | 'lost';

/** The page of a route: its skeleton until its code and words are here, the error page when they cannot be. */
export const Screen = ({ id, place }: ScreenProps) => {
  const { t, i18n } = useTranslation();
  const loader = useService(ScreenLoader);
  const reporter = useService(ErrorReporter);
  const navigator = useService(Navigator);
  const storage = useService(Storage);
  const language = i18n.language as Language;
  const online = useLive(useService(HostFacts).online$);
  const [phase, show] = useState<Phase>('waiting');
  const [tries, setTries] = useState(0);
  const Page = loader.find(id, language);
  const where = ROUTES[id].path;

  useEffect(() => {
    if (Page) return;
    let left = false;
    const now = (phase: Phase) => left || show(phase);
    now('waiting');
    const bring = async (): Promise<void> => {
      try {
        await loader.load(id, language, () => now('slow'));
        now('here');
      } catch (error) {
        const inTime = !(error instanceof Error && error.message === 'timeout');
        const code = inTime ? 'MISSING' : 'TIMEOUT';
        reporter.capture({ kind: 'load', message: 'page not loaded', where, code });
        const served = left || (await navigator.isServed());
        if (!served) now('cut');
        // The name of the first script, which changes with whatever it loads, is that of the build.
        else if (left || !reloadOnce(storage, navigator, import.meta.url)) now('lost');
      }
    };
    void bring();
    return () => {
      left = true;
    };
  }, [Page, loader, reporter, navigator, storage, id, language, where, online, tries]);

  const title = Page && t(`${ROUTES[id].area}:titles.${id}`);
  useLayoutEffect(() => {
    if (title) document.title = `${title} · ${t('product')}`;
  }, [title, t]);
  useArrival(place, Page !== undefined);

  return (
    <RouteContext value={id}>
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
      ) : phase === 'cut' ? (
        <ErrorPage retry={() => setTries(tries + 1)} />
      ) : phase === 'lost' ? (
        <ErrorPage />
      ) : (
        <PageSkeleton slow={phase === 'slow'} />
      )}
    </RouteContext>
  );
};
