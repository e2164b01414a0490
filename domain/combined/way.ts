import type { RouteId } from '../navigation/routes';

/** The state of a combined application, apart from its answers. */
export interface CombinedState {
  /** Whether the draft includes the loan; `consented`: the user has consented to it. */
  readonly withLoan: boolean;
  readonly consented: boolean;
  /** Whether the identity is known, or was checked in this browser. */
  readonly identified: boolean;
  /** The first incomplete step. */
  readonly missing: RouteId | undefined;
}

/**
 * Returns the page that the application needs next, in order: the loan's terms, the identity check (which begins on the
 * page `combined`), the steps, and the terms of the application.
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
