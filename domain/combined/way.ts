import type { RouteId } from '../navigation/routes';

/** What is known of a combined application, beside its answers. */
export interface CombinedStand {
  /** The draft asks for the loan as well, and a consent to it was given or not. */
  readonly withLoan: boolean;
  readonly consented: boolean;
  /** The identity is known, or was checked in this browser. */
  readonly identified: boolean;
  /** The first step that lacks something. */
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
}: CombinedStand): RouteId => {
  if (withLoan && !consented) return 'combinedTerms';
  if (!identified) return 'combined';
  return missing ?? 'combinedKycTerms';
};
