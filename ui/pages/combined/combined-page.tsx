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

/** What the user prepares for the steps. If the identity check is next, its own tips are shown. */
const needs = ['base.needs.work', 'base.needs.contacts'] as const;
const needsOfCheck = ['base.needs.card', 'base.needs.light', ...needs] as const;

/** Renders the start of the application for both products with the identity check, or of a draft. */
export const CombinedPage = () => {
  const { t } = useTranslation(['combined', 'form', 'common']);
  const navigator = useService(Navigator);
  const combined = useCombined();
  const { onboarding, gpp, product, identified, next, ready, missing } = combined;
  const { launch, busy, cancelled } = useIdentityCheck('COMBINED');
  const { wizard, migrated } = onboarding;

  const { steps } = wizard.form;
  const done = steps.filter((step) => isComplete(step, wizard.context));
  const begun = done.length > 0;

  // A draft of the loan cannot be resumed in an outdated host, nor without the consent.
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
