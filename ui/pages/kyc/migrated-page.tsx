import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { AppPage } from '../../app/app-page';
import { StepCount } from '../../forms/step-count';
import { useService } from '../../hooks/services';
import { MigrationArt } from '../../illustrations/migration-art';
import { Button } from '../../kit/button';
import { useOnboarding } from '../onboarding/use-onboarding';

/** The first step of a migrated person, whose identity is known already. */
export const MigratedPage = () => {
  const { t } = useTranslation('kyc');
  const navigator = useService(Navigator);
  const { wizard, migrated } = useOnboarding();

  useEffect(() => {
    if (!migrated) navigator.go(ROUTES.kycStep1.path, { replace: true });
  }, [navigator, migrated]);

  return (
    <AppPage
      headline={<StepCount form={wizard.form} route="kycStep1Migrated" />}
      picture={<MigrationArt />}
      actions={
        <Button action="primary" onClick={() => navigator.go(ROUTES.kycStep2.path)}>
          {t('common:continue')}
        </Button>
      }
    >
      <p>{t('migrated')}</p>
    </AppPage>
  );
};
