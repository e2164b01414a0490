import { SubmitTerms } from '../onboarding/submit-terms';
import { useOnboarding } from '../onboarding/use-onboarding';

/** The terms the single product is applied for under; the answers were reviewed on the page before. */
export const TermsPage = () => <SubmitTerms onboarding={useOnboarding()} />;
