import type { Container } from 'inversify';
import type { Namespace } from '../domain/navigation/routes';
import { agreement } from './agreement-wiring';
import type { SessionServices } from './session-services';

/** Brings the code of some services, and wires them: in the scope of every login, or beyond all of them. */
export type Load = (to: {
  readonly device: Container;
  readonly session: SessionServices;
}) => Promise<void>;

const onboarding: Load = ({ session }) =>
  import('./modules/onboarding-module').then((it) => session.load(it.onboardingModule));
const files: Load = ({ session }) =>
  import('./modules/files-module').then((it) => session.load(it.filesModule));
const pin: Load = ({ session }) =>
  import('./modules/pin-module').then((it) => session.load(it.pinModule));
const repayment: Load = ({ session }) =>
  import('./modules/repayment-module').then((it) => session.load(it.repaymentModule));
const profile: Load = ({ session }) =>
  import('./modules/profile-module').then((it) => session.load(it.profileModule));
const rekyc: Load = ({ session }) =>
  import('./modules/rekyc-module').then((it) => session.load(it.rekycModule));

/**
 * What the pages of an area need beside the house itself, as code of its own, for every area but home's; `notices` are
 * parts of home that come after it. The table comes with that of the later pages (vite.config.ts).
 */
export const lazyWiring: Partial<Record<Namespace | 'notices' | 'contracts', readonly Load[]>> = {
  auth: [
    profile,
    ({ device }) => import('./modules/auth-module').then((it) => device.load(it.authModule)),
  ],
  // Who is identified anew walks the steps of an application.
  kyc: [
    onboarding,
    rekyc,
    ({ session }) => import('./modules/kyc-module').then((it) => session.load(it.kycModule)),
  ],
  combined: [
    onboarding,
    profile,
    ({ session }) =>
      import('./modules/combined-module').then((it) => session.load(it.combinedModule)),
  ],
  rekyc: [rekyc],
  restructure: [
    files,
    pin,
    repayment,
    ({ session }) =>
      import('./modules/restructure-module').then((it) => session.load(it.restructureModule)),
  ],
  reassessment: [
    pin,
    ({ session }) =>
      import('./modules/reassessment-module').then((it) => session.load(it.reassessmentModule)),
  ],
  notices: [
    ({ session }) =>
      import('./modules/notices-module').then((it) => session.load(it.noticesModule)),
  ],
  partner: [
    ({ session }) =>
      import('./modules/partner-module').then((it) => session.load(it.partnerModule)),
  ],
  repayment: [files, repayment],
  transactions: [
    files,
    ({ session }) =>
      import('./modules/transactions-module').then((it) => session.load(it.transactionsModule)),
  ],
  contracts: [
    agreement,
    ({ session }) =>
      import('./modules/contracts-module').then((it) => session.load(it.contractsModule)),
  ],
  settings: [
    ({ session }) =>
      import('./modules/settings-module').then((it) => session.load(it.settingsModule)),
  ],
};
