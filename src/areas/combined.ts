import { CombinedKycTermsPage } from '../../ui/pages/combined/combined-kyc-terms-page';
import { CombinedPage } from '../../ui/pages/combined/combined-page';
import { LoanTermsPage } from '../../ui/pages/combined/loan-terms-page';
import { StepPage } from '../../ui/pages/onboarding/step-page';
import { combinedModule } from '../modules/combined-module';
import { onboardingModule } from '../modules/onboarding-module';
import type { AreaCode } from '../areas';

export const combined: AreaCode<'combined'> = {
  screens: {
    combined: CombinedPage,
    combinedKycTerms: CombinedKycTermsPage,
    combinedTerms: LoanTermsPage,
    combinedUser: StepPage,
    combinedWork: StepPage,
    combinedResidence: StepPage,
    combinedContact: StepPage,
  },
  services: [onboardingModule, combinedModule],
};
