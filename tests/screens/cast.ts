import { type RouteId, routeIds, ROUTES, type RouteSection } from '../../domain/navigation/routes';

/** The persona that opens the pages of a section; `undefined` is a visitor without a login. */
const bySection: Readonly<Record<RouteSection, string | undefined>> = {
  root: undefined,
  kyc: 'draft',
  combined: 'gpp-draft',
  application: 'review',
  home: 'active',
  transactions: 'active',
  repayment: 'active',
  partner: 'active',
  'bill-restructure': 'restructure',
  rekyc: 'rekyc-initiated',
  'credit-reassessment': 'reassess',
  none: undefined,
};

/** Users who apply again (ready.ts): they have every answer, so every step can be opened. */
const again = 'rejected-can-reapply';
const againForBoth = 'gpp-rejected-can-reapply';

/** Personas of pages that need another state than their section. */
const byRoute: Partial<Record<RouteId, string>> = {
  homeActivated: 'approved',
  homeSettings: 'settings-partial',
  kycStep1Migrated: 'migrated',
  kycStep3: again,
  kycStep4: again,
  kycStep5: again,
  kycStep6: again,
  kycTerms: again,
  kycAddress: again,
  kycOtp: 'pending-auth',
  rekycEducation: 'closed',
  rekycReview: 'rekyc-mismatch',
  applicationRejected: 'rejected',
  ineligible: 'ineligible',
  unsupported: 'new',
  unsupportedApp: 'new',
  migrationRedirect: 'not-migrated',
  statusError: 'status-error',
  waitlist: 'waitlist',
  restructureCallback: 'restructure-promo-fails',
  reassessmentResult: 'reassess-processing',
  reassessmentProcess: 'reassess-processing',
  reassessmentReview: 'reassess-review',
  reassessmentSuccess: 'reassess-approved',
  reassessmentIneligible: 'reassess-ineligible',
  reassessmentFail: 'reassess-rejected',
  reassessmentExhaust: 'reassess-exhausted',
  terms: 'new',
  combinedTerms: 'gpp-terms',
  combinedContact: againForBoth,
  combinedResidence: againForBoth,
  combinedKycTerms: againForBoth,
};

/** Addresses that only redirect, so that they show nothing. */
const passing: readonly RouteId[] = ['authCallback', 'authRedirect', 'authLogout'];

const addressOf = (id: RouteId): string =>
  ROUTES[id].path.replace('/partner/*', '/partner/m-01').replace(/^\*$/, '/no-such-page');

export interface Scene {
  readonly persona: string | undefined;
  readonly pages: readonly { readonly id: RouteId; readonly address: string }[];
}

/** Returns every page worth a screenshot, grouped by persona. */
export const cast = (): Scene[] => {
  const scenes = new Map<string | undefined, RouteId[]>();
  for (const id of routeIds.filter((one) => !passing.includes(one))) {
    const persona = byRoute[id] ?? bySection[ROUTES[id].section];
    scenes.set(persona, [...(scenes.get(persona) ?? []), id]);
  }
  return [...scenes].map(([persona, ids]) => ({
    persona,
    pages: ids.map((id) => ({ id, address: addressOf(id) })),
  }));
};
