import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isComplete } from '../../../domain/forms/validity';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import { ApplicationBase } from '../onboarding/application-base';
import { CheckTips } from '../onboarding/check-tips';
import { useIdentityCheck } from '../onboarding/use-identity-check';
import { LoanOffer } from './loan-offer';
import { useCombined } from './use-combined';

/** What the steps take. What the identity check takes is said with it, when it is next. */
const needs = ['work', 'contacts'] as const;
const needsOfCheck = ['card', 'light', ...needs] as const;

/** Where the application for both products begins, with the identity check, and where it is picked up again. */
export const CombinedPage = () => {
  const { t } = useTranslation(['combined', 'form']);
  const navigator = useService(Navigator);
  const combined = useCombined();
  const { onboarding, gpp, product, identified, next, ready, missing } = combined;
  const { launch, busy, cancelled } = useIdentityCheck('COMBINED');
  const { wizard, migrated } = onboarding;

  const { steps } = wizard.form;
  const done = steps.filter((step) => isComplete(step, wizard.context));
  const begun = done.length > 0;

  // A draft of the loan that this host cannot show, or that is asked for without a consent, is no draft to go on with here.
  const unusable = gpp?.outdated === true && gpp.status === 'DRAFT';
  const elsewhere = unusable
    ? 'unsupportedApp'
    : gpp?.toTerms && product === 'GPP' && ready
      ? 'combinedTerms'
      : undefined;
  useEffect(() => {
    if (elsewhere) navigator.go(ROUTES[elsewhere].path, { replace: true });
  }, [navigator, elsewhere]);

  const check = next === 'combined';
  const goOn = () => (check ? void launch() : navigator.go(ROUTES[next].path));
  return (
    <ApplicationBase
      onboarding={onboarding}
      title={t(product === 'GPP' ? 'titles.combined' : 'alone.title')}
      lead={t(product === 'GPP' ? 'lead' : 'alone.lead')}
      steps={steps}
      done={done}
      begun={begun}
      needs={identified || check ? needs : needsOfCheck}
      missing={missing}
      shown={ready && elsewhere === undefined}
      actions={
        <Button action="primary" busy={busy} onClick={goOn}>
          {check ? t('form:check.go') : begun ? t('form:base.resume.go') : t('common:continue')}
        </Button>
      }
    >
      <LoanOffer combined={combined} />
      {!migrated && (check || identified) && (
        <CheckTips flow="COMBINED" made={identified} cancelled={cancelled} />
      )}
    </ApplicationBase>
  );
};
