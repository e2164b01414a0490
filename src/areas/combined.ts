import { CombinedKycTermsPage } from '../../ui/pages/combined/combined-kyc-terms-page';
import { CombinedPage } from '../../ui/pages/combined/combined-page';
import { LoanTermsPage } from '../../ui/pages/combined/loan-terms-page';
import { StepPage } from '../../ui/pages/onboarding/step-page';
import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { SessionTracking } from '../../adapters/session/session-tracking';
import { Applications } from '../../domain/application/applications';
import { mayHaveLoan } from '../../domain/application/products';
import { CombinedWizard } from '../../domain/combined/combined-wizard';
import { CombinedDrafts } from '../../domain/combined/drafts';
import { combinedForm } from '../../domain/combined/form';
import { Consents } from '../../domain/consent/consents';
import { GiveConsent } from '../../domain/consent/give-consent';
import { latestValue } from '../../domain/kernel/loadable';
import { Clock } from '../../domain/ports/clock';
import { Config } from '../../domain/config/config';
import { HostContext } from '../../domain/host/host-context';
import type { AreaCode } from '../wiring/area-code';
import { part, service, value } from '../wiring/service';
import { ended } from '../services/ended';
import { onboarding, unsaved } from '../services/onboarding';

const mayHaveLoanNow = part(
  [Applications, HostContext, Config],
  (applications, hostContext, { values }) =>
    () =>
      mayHaveLoan(latestValue(applications.state$.value), hostContext, values.gppMinimum),
);

export const area: AreaCode<'combined'> = {
  screens: {
    combined: CombinedPage,
    combinedKycTerms: CombinedKycTermsPage,
    combinedTerms: LoanTermsPage,
    combinedUser: StepPage,
    combinedWork: StepPage,
    combinedResidence: StepPage,
    combinedContact: StepPage,
  },
  leadsTo: { combinedKycTerms: ['applicationSubmit', 'kycOtp'] },
  services: [
    ...onboarding,
    service(Consents, [SessionHttp]),
    service(GiveConsent, [
      SessionHttp,
      SessionStorage,
      SessionTracking,
      Consents,
      Applications,
      CombinedWizard,
      ended,
    ]),
    service(CombinedDrafts, [SessionHttp, mayHaveLoanNow]),
    service(CombinedWizard, [value(combinedForm), CombinedDrafts, Clock, unsaved, SessionTracking]),
  ],
};
