import type { ContainerModule } from 'inversify';
import type { Area } from '../domain/navigation/routes';
import { agreement } from './agreement-wiring';

export type Load = () => Promise<ContainerModule>;

const onboarding: Load = () =>
  import('./modules/onboarding-module').then((it) => it.onboardingModule);
const files: Load = () => import('./modules/files-module').then((it) => it.filesModule);
const pin: Load = () => import('./modules/pin-module').then((it) => it.pinModule);
const repayment: Load = () => import('./modules/repayment-module').then((it) => it.repaymentModule);
const profile: Load = () => import('./modules/profile-module').then((it) => it.profileModule);
const rekyc: Load = () => import('./modules/rekyc-module').then((it) => it.rekycModule);

/**
 * What the pages of an area need beside the house itself, as code of its own, for every area but home's; `notices` are
 * parts of home that come after it. The table comes with that of the later pages (vite.config.ts).
 */
export const laterWiring: Partial<Record<Area | 'notices' | 'contracts', readonly Load[]>> = {
  auth: [profile, () => import('./modules/auth-module').then((it) => it.authModule)],
  // Who is identified anew walks the steps of an application.
  kyc: [onboarding, rekyc, () => import('./modules/kyc-module').then((it) => it.kycModule)],
  combined: [
    onboarding,
    profile,
    () => import('./modules/combined-module').then((it) => it.combinedModule),
  ],
  rekyc: [rekyc],
  restructure: [
    files,
    pin,
    repayment,
    () => import('./modules/restructure-module').then((it) => it.restructureModule),
  ],
  reassessment: [
    pin,
    () => import('./modules/reassessment-module').then((it) => it.reassessmentModule),
  ],
  notices: [() => import('./modules/notices-module').then((it) => it.noticesModule)],
  partner: [() => import('./modules/partner-module').then((it) => it.partnerModule)],
  repayment: [files, repayment],
  transactions: [
    files,
    () => import('./modules/transactions-module').then((it) => it.transactionsModule),
  ],
  contracts: [
    agreement,
    () => import('./modules/contracts-module').then((it) => it.contractsModule),
  ],
  settings: [() => import('./modules/settings-module').then((it) => it.settingsModule)],
};
