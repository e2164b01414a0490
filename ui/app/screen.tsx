import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RouteId, ROUTES } from '../../domain/navigation/routes';
import { ErrorReporter } from '../../domain/ports/error-reporter';
import type { Place } from '../../domain/ports/navigator';
import type { Language } from '../../domain/session/locale';
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
  const language = i18n.language as Language;
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const [lost, setLost] = useState(false);
  const Page = loader.find(id, language);
  const where = ROUTES[id].path;

  useEffect(() => {
    if (Page) return;
    let left = false;
    loader.load(id, language).then(
      () => left || redraw(),
      (error: unknown) => {
        const code = error instanceof Error && error.message === 'timeout' ? 'timeout' : 'missing';
        reporter.capture({ kind: 'load', message: 'page not loaded', where, code });
        if (!left) setLost(true);
      },
    );
    return () => {
      left = true;
    };
  }, [Page, loader, reporter, id, language, where]);

  const title = Page && t(`${ROUTES[id].area}:titles.${id}`);
  useLayoutEffect(() => {
    if (title) document.title = `${title} · ${t('product')}`;
  }, [title, t]);
  useArrival(place, Page !== undefined);

  return (
    <RouteContext value={id}>
      {lost ? (
        <ErrorPage />
      ) : Page ? (
        <ErrorBoundary
          key={id}
          fallback={<ErrorPage />}
          onError={() => reporter.capture({ kind: 'render', message: 'page not rendered', where })}
        >
          <Page />
        </ErrorBoundary>
      ) : (
        <PageSkeleton />
      )}
    </RouteContext>
  );
};
