import type * as z from 'zod/mini';
import type { Eligibility, WireStatus } from '../../domain/navigation/statuses';
import type { saveCombinedDraft } from '../../domain/combined/calls';
import type { Instant } from '../../domain/kernel/instant';
import type { Rupiah } from '../../domain/kernel/money';
import type { saveKycDraft } from '../../domain/kyc/calls';
import type { TransactionType } from '../../domain/transactions/first-page';
import type { ClockRecord } from './clock';
import { kind } from './store';

/** The records of the lender. Times are epoch milliseconds of the user's own test clock. */

export interface User {
  readonly id: string;
  readonly persona: string;
  readonly name: string;
  readonly nik: string;
  /** `1995-03-27`. */
  readonly dob: string;
  /** E.164. */
  readonly phone: string;
  readonly email: string;
  readonly customerId: string;
  readonly trackingId: number;
  /** Logs this user in by `login_hint`, any number of times. */
  readonly loginCode: string;
  readonly createdAt: Instant;
  /** The user that this one was forked from. */
  readonly copyOf?: string;
}

export interface TokenRecord {
  readonly token: string;
  readonly userId: string;
  readonly expiresAt: Instant;
}

export interface ApplicationRecord {
  readonly status: WireStatus;
  readonly eligibility: Eligibility;
  readonly reapplyTime?: Instant;
  readonly waitlist?: { readonly isJoined: boolean; readonly isReviewing: boolean };
  readonly availableAdditionalProducts?: readonly string[];
  readonly additionalProductStatus?: Readonly<Record<string, string>>;
  readonly additionalProductPromoEligibility?: Readonly<Record<string, boolean>>;
  /** The application needs a one-time password between submission and decision. */
  readonly asksOtp?: boolean;
  /** The user can fill the form in, but the lender refuses the submission. */
  readonly isNotAllowed?: boolean;
}

export type DraftRecord = z.output<typeof saveKycDraft.body> & {
  readonly pastIncomeAndGenderCutoff?: boolean;
};
export type CombinedDraftRecord = z.output<typeof saveCombinedDraft.body>;
/** The kind of draft that the application uses: the single product's or the combined one. */
export type Flow = 'GPL' | 'COMBINED';

export interface SubmissionRecord {
  readonly id: string;
  readonly at: Instant;
  readonly flow: Flow;
  readonly migrationEntry?: string;
  /** The body of the request, unchanged. */
  readonly request: unknown;
  /** The draft at the time of the submission. */
  readonly draft: DraftRecord | CombinedDraftRecord;
  /** The time of the automatic decision; absent when the control API decides. */
  readonly decideAt?: Instant;
  readonly outcome?: 'APPROVED' | 'REJECTED';
  readonly decidedAt?: Instant;
}

export interface OtpRecord {
  readonly channel: string;
  readonly sentAt: Instant;
  readonly wrongTries: number;
  readonly lockedUntil?: Instant;
  readonly verifiedAt?: Instant;
}

/** A launch of the identity SDK, and the result of its capture. */
export interface OneKycRecord {
  readonly token: string;
  readonly userId: string;
  readonly partner: string;
  readonly expiresAt: Instant;
  readonly outcome?: 'SUBMITTED' | 'REJECTED' | 'CANCELLED';
  readonly submissionUuid?: string;
}

/** A change of the credit line. The limit is the sum of all grants. */
export interface Grant {
  readonly id: string;
  readonly at: Instant;
  readonly reason: 'APPROVAL' | 'REASSESSMENT' | 'TEMPORARY';
  readonly amount: Rupiah;
  /** The end of a temporary grant; absent for a permanent one. */
  readonly until?: Instant;
  /** Whether the user has seen this change of the limit; also if it needs no notice. */
  readonly seen: boolean;
}

/** The stored stage of an entry that is not simply done. Every other status is computed. */
export type Stage =
  | 'INITIAL'
  | 'PROCESSING'
  | 'WAITING_CONFIRM'
  | 'PRE_SETTLE'
  | 'FAILED'
  | 'CANCELED';

/** A purchase, a refund, or money that came in or went out. All debts are computed from these. */
export interface LedgerEntry {
  readonly id: string;
  /** FEE rows are computed and never stored. */
  readonly kind: TransactionType;
  readonly at: Instant;
  /** Always positive. */
  readonly amount: Rupiah;
  readonly title: string;
  readonly stage?: Stage;
  /** The number of month ends over which an order is spread. Absent: one. */
  readonly instalments?: number;
  /** The order that a refund belongs to. */
  readonly orderId?: string;
  /** An order that a restructure closed, or the loan that replaced it. */
  readonly loan?: 'OLD_LOAN' | 'NEW_LOAN';
  /** The time when a restructure moved the debt of an old loan into the new one. */
  readonly splitAt?: Instant;
  /** The cost of a new loan beyond the debt that it replaced; part of its amount. */
  readonly fee?: Rupiah;
  /** The price in a foreign currency. The debt is in rupiah. */
  readonly charged?: { readonly currency: string; readonly amount: number };
}

export interface RekycRecord {
  readonly status: 'INITIATED' | 'APPROVED' | 'REJECTED' | 'KTP_MISMATCH';
  readonly at: Instant;
  readonly submissionUuid?: string;
  readonly customerId?: string;
}

/** The date-of-birth question before a re-KYC. */
export interface ChallengeRecord {
  readonly wrongTries: number;
  readonly lockedUntil?: Instant;
  readonly answeredAt?: Instant;
}

export interface ReassessmentRecord {
  readonly requestId: string;
  readonly at: Instant;
  /** IN_REVIEW: an employee of the lender reviews it. */
  readonly status: 'PROCESSING' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED';
  /** The time of the automatic decision; absent when the control API decides. */
  readonly decideAt?: Instant;
  readonly limitBefore?: Rupiah;
  readonly limitAfter?: Rupiah;
  /** The time when the next request is possible. */
  readonly reapplyTime?: Instant;
}

/** The results of a persona's reassessments. Without this record they are approved. */
export interface ReassessmentTerms {
  readonly fixedStatus?: 'INELIGIBLE' | 'EXHAUSTED';
  /** The time when a user without further reassessments may request again. */
  readonly reapplyTime?: Instant;
  readonly outcome?: 'REJECTED';
}

export interface PinRecord {
  readonly challengeId?: string;
  readonly requestId?: string;
  readonly issuedAt?: Instant;
  readonly wrongTries: number;
  readonly lockedUntil?: Instant;
  readonly verifiedAt?: Instant;
}

/** A request to pay purchases in instalments, with the terms that were shown. */
export interface RestructureRecord {
  readonly requestId: string;
  readonly at: Instant;
  readonly tenor: number;
  /** The month whose end is the due time of the first instalment, such as `2025-04`. */
  readonly firstMonth: string;
  readonly orderIds: readonly string[];
  readonly principal: Rupiah;
  readonly total: Rupiah;
  readonly status: 'PROCESSING' | 'SUCCESS' | 'FAILED' | 'PROMO_RESERVE_FAILED';
  readonly decideAt: Instant;
  readonly decidedAt?: Instant;
}

/** Exceptions for a persona's restructures. */
export interface RestructureTerms {
  readonly hasDiscount?: boolean;
  /** A submission needs the PIN. */
  readonly asksPin?: boolean;
  /** The result of a submission. Absent: SUCCESS. */
  readonly outcome?: 'FAILED' | 'PROMO_RESERVE_FAILED';
}

/** Kinds with one record per user, stored under the user's id. */
export const single = {
  application: kind<ApplicationRecord>('application'),
  draft: kind<DraftRecord>('draft'),
  combinedDraft: kind<CombinedDraftRecord>('combinedDraft'),
  /** The time when the client last asked to send the combined draft on. */
  combinedDataSent: kind<{ readonly at: Instant }>('combinedDataSent'),
  otp: kind<OtpRecord>('otp'),
  pin: kind<PinRecord>('pin'),
  challenge: kind<ChallengeRecord>('challenge'),
  rekyc: kind<RekycRecord>('rekyc'),
  reassessment: kind<ReassessmentRecord>('reassessment'),
  reassessmentTerms: kind<ReassessmentTerms>('reassessmentTerms'),
  restructureTerms: kind<RestructureTerms>('restructureTerms'),
  /** Only for a user who signs the facility agreement in the client. */
  /** `silent`: the answers contain neither the signature nor the contract id. */
  toSign: kind<{ readonly since: Instant; readonly silent?: true }>('toSign'),
  /** The modules of a user's home, in order, and the products of its shortcuts. Absent: the usual ones, no products. */
  home: kind<{ readonly modules?: readonly string[]; readonly products?: readonly string[] }>(
    'home',
  ),
  /** The reason why this user cannot repay in the app. */
  repaymentBlock: kind<{ readonly code: string }>('repaymentBlock'),
  toggles: kind<Readonly<Record<string, boolean>>>('toggles'),
  consents: kind<Readonly<Record<string, boolean>>>('consents'),
  clock: kind<ClockRecord>('clock'),
} as const;

/** Kinds with any number of records per user. */
export const many = {
  submissions: kind<SubmissionRecord>('submission'),
  oneKyc: kind<OneKycRecord>('oneKyc'),
  grants: kind<Grant>('grant'),
  entries: kind<LedgerEntry>('entry'),
  restructures: kind<RestructureRecord>('restructure'),
  signatures: kind<{
    readonly contractId: string;
    readonly at: Instant;
    readonly deviceInfo: unknown;
  }>('signature'),
  notices: kind<{ readonly notice: string; readonly at: Instant }>('notice'),
} as const;

export const users = kind<User>('user');
export const tokens = kind<TokenRecord>('token');
