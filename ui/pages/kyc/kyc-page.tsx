import { useTranslation } from 'react-i18next';
import { SubmitApplication } from '../../../domain/application/submit-application';
import { isComplete } from '../../../domain/forms/validity';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import { Notice } from '../../kit/notice';
import { ApplicationBase } from '../onboarding/application-base';
import { useGpp } from '../onboarding/use-gpp';
import { useOnboarding } from '../onboarding/use-onboarding';

const needs = [
  'base.needs.card',
  'base.needs.light',
  'base.needs.work',
  'base.needs.contact',
] as const;
/** A migrated user's identity is known: neither card nor light is needed. */
const needsOfMigrated = ['base.needs.work', 'base.needs.contact'] as const;

/** Renders the start of the single product's application; offers the combined one if the user may have the loan. */
export const KycPage = () => {
  const { t } = useTranslation(['form', 'kyc']);
  const navigator = useService(Navigator);
  const submission = useService(SubmitApplication);
  const onboarding = useOnboarding();
  const gpp = useGpp();
  const { wizard, state, migrated } = onboarding;

  const { steps } = wizard.form;
  const missing = wizard.firstIncomplete();
  // The summary holds no answers: it is done when its application may be sent.
  const isReviewed = missing === undefined && submission.isAccepted;
  const done = steps.filter((step) =>
    step.route === 'kycStep6' ? isReviewed : isComplete(step, wizard.context),
  );
  const begun = done.length > (migrated ? 1 : 0);
  /** Whether the draft is a combined one. */
  const together = gpp?.eligible === true && gpp.status === 'DRAFT';

  const go = (to: RouteId) => () => navigator.go(ROUTES[to].path);
  const goOn = () => {
    const first = missing?.route ?? (submission.isAccepted ? 'kycTerms' : 'kycStep6');
    go(migrated && !begun ? 'kycStep1Migrated' : first)();
  };

  return (
    <ApplicationBase
      onboarding={onboarding}
      title={t('kyc:titles.kyc')}
      lead={t('base.lead.kyc')}
      steps={steps}
      done={done}
      begun={begun && !together}
      needs={migrated ? needsOfMigrated : needs}
      shown={state.phase === 'ready'}
      actions={
        <Button action="primary" onClick={together ? go('combined') : goOn}>
          {together ? t('base.together.go') : begun ? t('base.resume.go') : t('base.go')}
        </Button>
      }
      below={
        gpp?.eligible &&
        !together && (
          <div className="form-offer">
            <p className="form-note">{t('base.together.optional')}</p>
            <Button action="secondary" look="quiet" compact onClick={go('combined')}>
              {t('base.together.offer')}
            </Button>
          </div>
        )
      }
    >
      {together && <Notice>{t('base.together.waits')}</Notice>}
    </ApplicationBase>
  );
};
