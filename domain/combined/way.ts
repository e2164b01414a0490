import type { RouteId } from '../navigation/routes';

/** The state of a combined application, beside its answers. */
export interface CombinedState {
  /** The draft includes the loan; `consented` tells whether its consent was given. */
  readonly withLoan: boolean;
  readonly consented: boolean;
  /** The identity is known, or was checked in this browser. */
  readonly identified: boolean;
  /** The first incomplete step. */
  readonly missing: RouteId | undefined;
}

/**
 * What the application needs next, in order: the loan's terms agreed to, the identity check (which begins at the base),
 * the steps, and the terms it is sent under.
 */
export const combinedNext = ({
  withLoan,
  consented,
  identified,
  missing,
}: CombinedState): RouteId => {
  if (withLoan && !consented) return 'combinedTerms';
  if (!identified) return 'combined';
  return missing ?? 'combinedKycTerms';
};
