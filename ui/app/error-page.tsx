import { useTranslation } from 'react-i18next';
import { Navigator } from '../../domain/ports/navigator';
import { useService } from '../hooks/services';
import { ErrorArt } from '../illustrations/error-art';
import { Button } from '../kit/button';
import { AppPage } from './app-page';

/** The generic error screen: title, message, and a button that reloads the page (spec §2). */
export const ErrorPage = () => {
  const { t } = useTranslation();
  const navigator = useService(Navigator);
  return (
    <AppPage
      title={t('errorPage.title')}
      picture={<ErrorArt />}
      actions={
        <Button action="primary" onClick={() => navigator.reload()}>
          {t('errorPage.cta')}
        </Button>
      }
    >
      <p>{t('errorPage.message')}</p>
    </AppPage>
  );
};
