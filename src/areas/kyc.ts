import { KycWizard } from '../../domain/kyc/kyc-wizard';
import { AddressPage } from '../../ui/pages/kyc/address-page';
import { CheckpointPage } from '../../ui/pages/kyc/checkpoint-page';
import { IdentityPage } from '../../ui/pages/kyc/identity-page';
import { KycPage } from '../../ui/pages/kyc/kyc-page';
import { SummaryPage } from '../../ui/pages/kyc/summary-page';
import { TermsPage } from '../../ui/pages/kyc/terms-page';
import { StepPage } from '../../ui/pages/onboarding/step-page';
import { kycModule } from '../modules/kyc-module';
import { onboardingModule } from '../modules/onboarding-module';
import { rekycModule } from '../modules/rekyc-module';
import type { AreaCode } from '../areas';
import type { ReadAhead } from '../../ui/app/screen-loader';

/** The draft, which the pages of the form load while nobody has. */
const readAhead: ReadAhead = (services, { signal }) => services.get(KycWizard).loadAhead(signal);

export const kyc: AreaCode<'kyc'> = {
  screens: {
    kyc: KycPage,
    kycTerms: TermsPage,
    kycStep1: CheckpointPage,
    kycStep2: StepPage,
    kycStep3: StepPage,
    kycStep4: AddressPage,
    kycStep5: StepPage,
    kycStep6: SummaryPage,
    kycAddress: StepPage,
    kycStep1Migrated: IdentityPage,
    onekycRejected: IdentityPage,
    onekycReapply: IdentityPage,
    onekycSuccess: IdentityPage,
    onekycFailure: IdentityPage,
  },
  readAhead: {
    kycStep2: readAhead,
    kycStep3: readAhead,
    kycStep4: readAhead,
    kycStep5: readAhead,
    kycStep6: readAhead,
  },
  services: [onboardingModule, rekycModule, kycModule],
};
