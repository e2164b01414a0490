import type { Submission } from '../../../domain/application/submit-application';
import { CombinedWizard } from '../../../domain/combined/combined-wizard';
import { combinedSubmission, productOf } from '../../../domain/combined/products';
import type { Extras } from '../../../domain/forms/answers';
import type { Wizard } from '../../../domain/forms/wizard';
import { KycWizard } from '../../../domain/kyc/kyc-wizard';
import { kycSubmission } from '../../../domain/kyc/submission';
import type { RouteId } from '../../../domain/navigation/routes';
import type { Token } from '../../hooks/services';

/** What differs between the two applications, beside their forms. */
export interface Product {
  readonly wizard: Token<Wizard>;
  /** How the application is called in the OTP call and in what is stored (spec §3, "Client-stored values"). */
  readonly flow: 'GPL' | 'COMBINED';
  /** Where it begins, and a draft is picked up again. */
  readonly base: RouteId;
  /** Where all answers stand with a way back to each; a step that was opened from there returns to it. */
  readonly summary: RouteId;
  /** The terms it is sent under. */
  readonly terms: RouteId;
  /** Where the answers of a step are changed, when that is not the step's own address. */
  readonly editors: Partial<Record<RouteId, RouteId>>;
  /** The body of its submission. `available`: the loan may be had; `made`: the identity check of this browser. */
  readonly submission: (extras: Extras, available: boolean, made: string | undefined) => Submission;
}

export const PRODUCTS = {
  kyc: {
    wizard: KycWizard,
    flow: 'GPL',
    base: 'kyc',
    summary: 'kycStep6',
    terms: 'kycTerms',
    editors: { kycStep4: 'kycAddress' },
    submission: kycSubmission,
  },
  combined: {
    wizard: CombinedWizard,
    flow: 'COMBINED',
    base: 'combined',
    summary: 'combinedKycTerms',
    terms: 'combinedKycTerms',
    editors: {},
    submission: (extras, available, made) => combinedSubmission(productOf(extras, available), made),
  },
} as const satisfies Readonly<Record<string, Product>>;
