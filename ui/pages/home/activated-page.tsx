import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Home } from '../../../domain/home/home';
import { known } from '../../../domain/kernel/loadable';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { AppPage } from '../../app/app-page';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { ApprovedArt } from '../../illustrations/approved-art';
import { Amount } from '../../kit/amount';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';

/** The application was approved: what that gives, and the way to it. */
export const ActivatedPage = () => {
  const { t } = useTranslation('home');
  const home = useService(Home);
  const navigator = useService(Navigator);
  const limit = known(useLive(home.home$))?.profile?.limit;

  // The limit adorns this page; without it the page says enough, so a failure is not shown here.
  useEffect(() => {
    void home.load();
  }, [home]);

  return (
    <AppPage
      back="none"
      picture={<ApprovedArt />}
      title={t('activated.title')}
      actions={
        <Button action="primary" onClick={() => navigator.go(ROUTES.home.path, { replace: true })}>
          {t('activated.go')}
        </Button>
      }
    >
      <p>{t('activated.text')}</p>
      {limit && (
        <Card title={t('limit.title')}>
          <Amount value={limit.total} size="headline" />
        </Card>
      )}
      <p>{t('activated.advice')}</p>
    </AppPage>
  );
};
