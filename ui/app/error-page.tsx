import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { HostInfo } from '../../domain/ports/host-info';
import { Navigator } from '../../domain/ports/navigator';
import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';
import { ErrorArt } from '../illustrations/error-art';
import { Button } from '../kit/button';
import { AppPage } from './app-page';

interface ErrorPageProps {
  /** Tries again when the user is offline; a reload would show the browser's own error page. */
  readonly retry?: (() => void) | undefined;
}

/** Renders the generic error page: title, message, and a button that reloads the page or tries again (spec §2). */
export const ErrorPage = ({ retry }: ErrorPageProps) => {
  const { t } = useTranslation();
  const navigator = useService(Navigator);
  const online = useLive(useService(HostInfo).online$);
  useEffect(() => {
    if (online) retry?.();
  }, [online, retry]);
  const key = retry ? 'offline' : 'errorPage';
  return (
    <AppPage
      title={t(`${key}.title`)}
      picture={<ErrorArt />}
      actions={
        <Button action="primary" onClick={retry ?? (() => navigator.reload())}>
          {t(retry ? 'retry' : 'errorPage.cta')}
        </Button>
      }
    >
      <p>{t(`${key}.message`)}</p>
    </AppPage>
  );
};
