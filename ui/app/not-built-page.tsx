import { useTranslation } from 'react-i18next';
import { Navigator } from '../../domain/ports/navigator';
import { useService } from '../hooks/services';
import { WaitingArt } from '../illustrations/waiting-art';
import { Button } from '../kit/button';
import { AppPage } from './app-page';

/** Says honestly that a page does not exist yet. A test counts the routes that show it. */
export const NotBuiltPage = () => {
  const { t } = useTranslation();
  const navigator = useService(Navigator);
  return (
    <AppPage
      title={t('notBuilt.title')}
      picture={<WaitingArt />}
      actions={
        <Button action="primary" onClick={() => navigator.back()}>
          {t('back')}
        </Button>
      }
    >
      <p>{t('notBuilt.message')}</p>
    </AppPage>
  );
};
