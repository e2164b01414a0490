import type { RouteId } from '../navigation/routes';
import type { Storage } from '../ports/storage';
import { STORED } from '../session/stored';

/** What an identity check is made for: the single product, the combined flow, or an account that is unblocked. */
export type IdentityFlow = 'GPL' | 'COMBINED' | 'REKYC';

/** The flow that is under way in this browser; its flags are set where each flow begins (spec §3, §4). */
export const identityFlow = (storage: Storage): IdentityFlow =>
  storage.read(STORED.rekycFlow) === true
    ? 'REKYC'
    : (storage.read(STORED.onboardingType) ?? 'GPL');

interface IdentityWay {
  /** Where the check is begun, and stays behind its outcome. */
  readonly from: RouteId;
  /** Where a check that was sent leads on to. */
  readonly on: RouteId;
  /** Where somebody goes who does not want it now. */
  readonly later: RouteId;
}

/** The places around an identity check, by its flow. */
export const IDENTITY_WAYS: Readonly<Record<IdentityFlow, IdentityWay>> = {
  GPL: { from: 'kycStep1', on: 'kycStep2', later: 'kyc' },
  // The terms lead to the first step that lacks something, and whoever applies again lacks none.
  COMBINED: { from: 'combined', on: 'combinedKycTerms', later: 'combined' },
  REKYC: { from: 'kycStep1', on: 'rekyc', later: 'home' },
};
