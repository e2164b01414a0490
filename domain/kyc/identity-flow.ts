import type { RouteId } from '../navigation/routes';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';
import type { ApplicationFlow } from '../wire/shared-values';

/** The purpose of an identity check: the single product, the combined flow, or a re-KYC. */
export type IdentityFlow = ApplicationFlow | 'REKYC';

/** Returns the flow that is in progress in this browser. Each flow sets its flag when it begins (spec §3, §4). */
export const identityFlow = (storage: Storage): IdentityFlow =>
  storage.read(STORED.rekycFlow) === true
    ? 'REKYC'
    : (storage.read(STORED.onboardingType) ?? 'GPL');

interface IdentityWay {
  /** The page that begins the check; it stays in the history. */
  readonly from: RouteId;
  /** The page after a submitted check. */
  readonly on: RouteId;
  /** The page for a user who postpones the check. */
  readonly later: RouteId;
}

/** The pages around an identity check, by its flow. */
export const IDENTITY_WAYS: Readonly<Record<IdentityFlow, IdentityWay>> = {
  GPL: { from: 'kycStep1', on: 'kycStep2', later: 'kyc' },
  // The terms page redirects to the first incomplete step; a user who applies again has none.
  COMBINED: { from: 'combined', on: 'combinedKycTerms', later: 'combined' },
  REKYC: { from: 'kycStep1', on: 'rekyc', later: 'home' },
};
