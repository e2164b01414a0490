import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { HostInfo } from '../../domain/ports/host-info';
import { Navigator } from '../../domain/ports/navigator';
import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';
import { ErrorArt } from '../illustrations/error-art';
import { Button } from '../kit/button';
import { AppPage } from './app-page';
import { useRoute } from './route-context';
import { useKnownTitle } from './use-known-title';

interface ErrorPageProps {
  /** Tries again when the user is offline; a reload would show the browser's own error page. */
  readonly retry?: (() => void) | undefined;
  /** Whether the user has tried again without a connection. */
  readonly isTried?: boolean | undefined;
}

/** Renders the generic error page: title, message, and a button that reloads the page or tries again (spec §2). */
export const ErrorPage = ({ retry, isTried }: ErrorPageProps) => {
  const { t } = useTranslation();
  const name = useKnownTitle(useRoute());
  const navigator = useService(Navigator);
  const online = useLive(useService(HostInfo).online$);
  useEffect(() => {
    if (online) retry?.();
  }, [online, retry]);
  const key = retry ? 'offline' : 'errorPage';
  return (
    <AppPage
      title={t(`${key}.title`)}
      headline={retry && name}
      picture={<ErrorArt />}
      actions={
        <Button action="primary" onClick={retry ?? (() => navigator.reload())}>
          {t(retry ? 'retry' : 'errorPage.cta')}
        </Button>
      }
    >
      {/* Another element, so that it is announced. */}
      <p key={String(isTried)} role={isTried ? 'status' : undefined}>
        {t(isTried ? 'offline.waiting' : `${key}.message`)}
      </p>
    </AppPage>
  );
};
