import type { Container, ContainerModule } from 'inversify';
import type { Area } from '../domain/navigation/routes';

type Load = () => Promise<ContainerModule>;

const onboarding: Load = () =>
  import('./modules/onboarding-module').then((it) => it.onboardingModule);
const files: Load = () => import('./modules/files-module').then((it) => it.filesModule);
const rekyc: Load = () => import('./modules/rekyc-module').then((it) => it.rekycModule);

/** What an area's pages need beside the house itself, as code of its own; `notices` are parts of home that come later. */
const modules: Partial<Record<Area | 'notices', readonly Load[]>> = {
  auth: [() => import('./modules/auth-module').then((it) => it.authModule)],
  // Who is identified anew walks the steps of an application.
  kyc: [onboarding, rekyc, () => import('./modules/kyc-module').then((it) => it.kycModule)],
  combined: [onboarding, () => import('./modules/combined-module').then((it) => it.combinedModule)],
  rekyc: [rekyc],
  home: [() => import('./modules/home-module').then((it) => it.homeModule)],
  notices: [() => import('./modules/notices-module').then((it) => it.noticesModule)],
  partner: [() => import('./modules/partner-module').then((it) => it.partnerModule)],
  repayment: [files, () => import('./modules/repayment-module').then((it) => it.repaymentModule)],
  transactions: [
    files,
    () => import('./modules/transactions-module').then((it) => it.transactionsModule),
  ],
  settings: [() => import('./modules/settings-module').then((it) => it.settingsModule)],
};

/** Wires an area once, before its first page is shown; a load that failed is tried again. */
export const areaWiring = (container: Container): ((area: string) => Promise<void>) => {
  const wired = new Map<Load, Promise<void>>();
  const wire = (load: Load): Promise<void> => {
    const begun = wired.get(load) ?? load().then((module) => container.load(module));
    wired.set(load, begun);
    begun.catch(() => wired.delete(load));
    return begun;
  };
  return async (area) => {
    await Promise.all((modules[area as Area] ?? []).map(wire));
  };
};
