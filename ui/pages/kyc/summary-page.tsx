import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { AppPage } from '../../app/app-page';
import { NotSaved } from '../../forms/not-saved';
import { StepCount } from '../../forms/step-count';
import { useReachable } from '../../forms/use-reachable';
import { WithDraft } from '../../forms/with-draft';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import { SummaryCards } from '../onboarding/summary-cards';
import { useOnboarding } from '../onboarding/use-onboarding';

/** Renders step 6: all answers, with a link to edit each step. */
export const SummaryPage = () => {
  const { t } = useTranslation('form');
  const navigator = useService(Navigator);
  const onboarding = useOnboarding();
  const { form } = onboarding.wizard;
  const reachable = useReachable(onboarding, 'kycStep6');
  const button = t('summary.go');

  return (
    <AppPage
      headline={<StepCount form={form} route="kycStep6" />}
      actions={
        reachable && (
          <>
            <NotSaved navigation={onboarding} button={button} />
            <Button action="primary" onClick={() => navigator.go(ROUTES.kycTerms.path)}>
              {button}
            </Button>
          </>
        )
      }
    >
      <WithDraft navigation={onboarding} shown={reachable}>
        {() => (
          <>
            <p>{t('summary.lead')}</p>
            <SummaryCards onboarding={onboarding} steps={form.steps.slice(1, -1)} />
          </>
        )}
      </WithDraft>
    </AppPage>
  );
};
