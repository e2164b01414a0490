import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTES, routeAt } from '../../domain/navigation/routes';
import { ErrorReporter } from '../../domain/ports/error-reporter';
import { Navigator } from '../../domain/ports/navigator';
import { useService } from '../hooks/services';
import { ErrorArt } from '../illustrations/error-art';
import { Button } from '../kit/button';
import { Page } from '../kit/page';
import { ErrorBoundary } from './error-boundary';

interface BarePageProps {
  /** Key of the page's messages. */
  readonly messages: 'errorPage' | 'silentHost';
  /** Called when the button is pressed; defaults to a reload. */
  readonly onPress?: (() => void) | undefined;
}

/** Renders a picture, a message and a button, without the shared header. */
export const BarePage = ({ messages, onPress }: BarePageProps) => {
  const { t } = useTranslation();
  const navigator = useService(Navigator);
  return (
    <Page
      route={ROUTES[routeAt(navigator.place$.value.path)].path}
      title={t(`${messages}.title`)}
      picture={<ErrorArt />}
      actions={
        <Button action="primary" onClick={onPress ?? (() => navigator.reload())}>
          {t(`${messages}.cta`)}
        </Button>
      }
    >
      <p>{t(`${messages}.message`)}</p>
    </Page>
  );
};

interface FrameProps {
  readonly children: ReactNode;
}

/** Shows the error page for an error outside of every page (spec §2, §8). */
export const Frame = ({ children }: FrameProps) => {
  const reporter = useService(ErrorReporter);
  const { place$ } = useService(Navigator);
  const failed = (error: unknown) => {
    const where = ROUTES[routeAt(place$.value.path)].path;
    reporter.capture({ kind: 'render', message: 'frame not rendered', where }, error);
  };
  return (
    <ErrorBoundary fallback={<BarePage messages="errorPage" />} onError={failed}>
      {children}
    </ErrorBoundary>
  );
};
