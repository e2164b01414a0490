import { SubmitTerms } from '../onboarding/submit-terms';
import { useOnboarding } from '../onboarding/use-onboarding';

/** Renders the terms of the single product; the answers were reviewed on the previous page. */
export const KycTermsPage = () => <SubmitTerms onboarding={useOnboarding()} />;
