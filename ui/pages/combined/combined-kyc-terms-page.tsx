import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { useService } from '../../hooks/services';
import { Notice } from '../../kit/notice';
import { SubmitTerms } from '../onboarding/submit-terms';
import { SummaryCards } from '../onboarding/summary-cards';
import { useCombined } from './use-combined';

/** Renders the terms of the combined application, with all answers and the button that submits them. */
export const CombinedKycTermsPage = () => {
  const { t } = useTranslation('combined');
  const navigator = useService(Navigator);
  const { onboarding, product, next, ready } = useCombined();
  const { wizard } = onboarding;
  const open = next === 'combinedKycTerms';

  // The loan's consent or the identity check is missing; `SubmitTerms` redirects to an incomplete step itself.
  const elsewhere = ready && (next === 'combinedTerms' || next === 'combined') ? next : undefined;
  useEffect(() => {
    if (elsewhere) navigator.go(ROUTES[elsewhere].path, { replace: true });
  }, [navigator, elsewhere]);

  return (
    <SubmitTerms
      onboarding={onboarding}
      open={ready && open}
      lead={<Notice>{t(product === 'GPP' ? 'sending.both' : 'sending.alone')}</Notice>}
    >
      <SummaryCards onboarding={onboarding} steps={wizard.form.steps} />
    </SubmitTerms>
  );
};
