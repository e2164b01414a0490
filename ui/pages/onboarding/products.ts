import type { Submission } from '../../../domain/application/submit-application';
import { CombinedWizard } from '../../../domain/combined/combined-wizard';
import { combinedSubmission, productOf } from '../../../domain/combined/products';
import type { Extras } from '../../../domain/forms/answers';
import type { Wizard } from '../../../domain/forms/wizard';
import { KycWizard } from '../../../domain/kyc/kyc-wizard';
import { kycSubmission } from '../../../domain/kyc/submission';
import type { RouteId } from '../../../domain/navigation/routes';
import type { Token } from '../../hooks/services';

/** The differences between the two applications, apart from their forms. */
export interface Product {
  readonly wizard: Token<Wizard>;
  /** Name of the application in the OTP call and in stored values (spec §3, "Client-stored values"). */
  readonly flow: 'GPL' | 'COMBINED';
  /** Page where it begins, and where a draft is resumed. */
  readonly base: RouteId;
  /** Page with all answers and a link to each step; a step that was opened from it returns to it. */
  readonly summary: RouteId;
  /** Page with the terms and the button that submits. */
  readonly terms: RouteId;
  /** Pages where the answers of a step are changed, if that is not the step's own page. */
  readonly editors: Partial<Record<RouteId, RouteId>>;
  /** Returns the body of its submission. `available`: whether the loan is available; `made`: this browser's check. */
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
