import { AddressPage } from '../../ui/pages/kyc/address-page';
import { CheckpointPage } from '../../ui/pages/kyc/checkpoint-page';
import { IdentityPage } from '../../ui/pages/kyc/identity-page';
import { KycPage } from '../../ui/pages/kyc/kyc-page';
import { SummaryPage } from '../../ui/pages/kyc/summary-page';
import { KycTermsPage } from '../../ui/pages/kyc/kyc-terms-page';
import { StepPage } from '../../ui/pages/onboarding/step-page';
import { SessionHttp } from '../../adapters/session/session-http';
import { SessionTracking } from '../../adapters/session/session-tracking';
import { KycDrafts } from '../../domain/kyc/drafts';
import { kycForm } from '../../domain/kyc/form';
import { KycWizard } from '../../domain/kyc/kyc-wizard';
import { Clock } from '../../domain/ports/clock';
import { Config } from '../../domain/config/config';
import type { LoadData } from '../../ui/app/screen-loader';
import type { AreaCode } from '../wiring/area-code';
import { rekyc } from '../services/rekyc';
import { part, service, value } from '../wiring/service';
import { onboarding, unsaved } from '../services/onboarding';

const drafts = part(
  [SessionHttp, Config],
  (http, { values }) => new KycDrafts(http, values.occupations),
);

/** Loads the draft, unless another page of the form has loaded it. */
const draft: LoadData = (services) => services.get(KycWizard).load();

export const area: AreaCode<'kyc'> = {
  screens: {
    kyc: KycPage,
    kycTerms: KycTermsPage,
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
  data: {
    kycStep2: draft,
    kycStep3: draft,
    kycStep4: draft,
    kycStep5: draft,
    kycStep6: draft,
  },
  leadsTo: { kycTerms: ['applicationSubmit', 'kycOtp'] },
  services: [
    ...onboarding,
    ...rekyc,
    service(KycWizard, [value(kycForm), drafts, Clock, unsaved, SessionTracking]),
  ],
};
