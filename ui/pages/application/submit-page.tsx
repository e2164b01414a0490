import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { AppPage } from '../../app/app-page';
import { useService } from '../../hooks/services';
import { SubmittedArt } from '../../illustrations/submitted-art';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { Steps } from '../../kit/steps';
import { useFitting } from './use-fitting';

const steps = ['step1', 'step2', 'step3'] as const;

/** What was sent, and what happens next. */
export const SubmitPage = () => {
  const { t } = useTranslation('application');
  const navigator = useService(Navigator);
  useFitting('applicationSubmit');
  return (
    <AppPage
      back="none"
      picture={<SubmittedArt />}
      actions={
        <Button
          action="primary"
          onClick={() => navigator.go(ROUTES.applicationProcessing.path, { replace: true })}
        >
          {t('submit.cta')}
        </Button>
      }
    >
      <p>{t('submit.text')}</p>
      <Card title={t('submit.next')}>
        <Steps
          steps={steps.map((it) => ({
            title: t(`submit.${it}`),
            detail: t(`submit.${it}Detail`),
          }))}
        />
      </Card>
    </AppPage>
  );
};
