import type * as z from 'zod/mini';
import type { Eligibility, WireStatus } from '../../../domain/application/words';
import type { saveCombinedDraft } from '../../../domain/combined/calls';
import type { Instant } from '../../../domain/kernel/instant';
import type { Rupiah } from '../../../domain/kernel/money';
import type { saveKycDraft } from '../../../domain/kyc/calls';
import type { TransactionType } from '../../../domain/transactions/calls';
import { kind } from '../store';
import type { Clock } from './clocks';

/** Everything the lender stores. Times are epoch milliseconds of the person's own test clock. */

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
  /** Logs this person in by `login_hint`, as often as wanted. */
  readonly loginCode: string;
  readonly createdAt: Instant;
}

export interface Token {
  readonly token: string;
  readonly userId: string;
  readonly expiresAt: Instant;
}

export interface Application {
  readonly status: WireStatus;
  readonly eligibility: Eligibility;
  readonly reapplyTime?: Instant;
  readonly waitlist?: { readonly isJoined: boolean; readonly isReviewing: boolean };
  readonly availableAdditionalProducts?: readonly string[];
  readonly additionalProductStatus?: Readonly<Record<string, string>>;
  readonly additionalProductPromoEligibility?: Readonly<Record<string, boolean>>;
  /** The one-time password is asked between submission and decision. */
  readonly asksOtp?: boolean;
  /** Everything can be filled in, and the submission is refused. */
  readonly isNotAllowed?: boolean;
}

export type Draft = z.output<typeof saveKycDraft.body> & {
  readonly pastIncomeAndGenderCutoff?: boolean;
};
export type CombinedDraft = z.output<typeof saveCombinedDraft.body>;
/** The draft an application is made of: the single product's or the combined one. */
export type Flow = 'GPL' | 'COMBINED';

export interface Submission {
  readonly id: string;
  readonly at: Instant;
  readonly flow: Flow;
  readonly migrationEntry?: string;
  /** The body as it came. */
  readonly request: unknown;
  /** The draft as it was at that moment. */
  readonly draft: Draft | CombinedDraft;
  /** When it is decided by itself; absent while it waits for somebody. */
  readonly decideAt?: Instant;
  readonly outcome?: 'APPROVED' | 'REJECTED';
  readonly decidedAt?: Instant;
}

export interface Otp {
  readonly channel: string;
  readonly sentAt: Instant;
  readonly wrongTries: number;
  readonly lockedUntil?: Instant;
  readonly verifiedAt?: Instant;
}

/** A launch of the identity SDK, and what its capture ended in. */
export interface OneKyc {
  readonly token: string;
  readonly userId: string;
  readonly partner: string;
  readonly expiresAt: Instant;
  readonly outcome?: 'SUBMITTED' | 'REJECTED' | 'CANCELLED';
  readonly submissionUuid?: string;
}

/** A change of the credit line. The limit is their sum. */
export interface Grant {
  readonly id: string;
  readonly at: Instant;
  readonly reason: 'APPROVAL' | 'REASSESSMENT' | 'TEMPORARY';
  readonly amount: Rupiah;
  /** When a temporary one ends; absent for one that lasts. */
  readonly until?: Instant;
  /** The person was told, or needs no telling. */
  readonly seen: boolean;
}

/** Where an entry stands by itself, when it is not simply done. What follows from other entries is computed. */
export type Stage =
  | 'INITIAL'
  | 'PROCESSING'
  | 'WAITING_CONFIRM'
  | 'PRE_SETTLE'
  | 'FAILED'
  | 'CANCELED';

/** A purchase, money that came in or went out, a purchase given back. Everything owed is computed from these. */
export interface Entry {
  readonly id: string;
  /** FEE rows follow from the others by the clock and are not stored. */
  readonly kind: TransactionType;
  readonly at: Instant;
  /** Above zero, whichever way the money goes. */
  readonly amount: Rupiah;
  readonly title: string;
  readonly stage?: Stage;
  /** The ends of how many months an order is spread over; absent: its own month's. */
  readonly instalments?: number;
  /** The order that a refund gives back, in whole or in part. */
  readonly orderId?: string;
  /** An order that a restructure closed, or the loan it opened instead. */
  readonly loan?: 'OLD_LOAN' | 'NEW_LOAN';
  /** When a restructure took what was owed for an old loan over into the new one. */
  readonly splitAt?: Instant;
  /** What a new loan costs beyond what it took over; part of its amount. */
  readonly fee?: Rupiah;
  /** What the merchant took, where that was not rupiah; the debt is in rupiah all the same. */
  readonly charged?: { readonly currency: string; readonly amount: number };
}

export interface Rekyc {
  readonly status: 'INITIATED' | 'APPROVED' | 'REJECTED' | 'KTP_MISMATCH';
  readonly at: Instant;
  readonly submissionUuid?: string;
  readonly customerId?: string;
}

/** The date-of-birth question before a re-KYC. */
export interface Challenge {
  readonly wrongTries: number;
  readonly lockedUntil?: Instant;
  readonly answeredAt?: Instant;
}

export interface Reassessment {
  readonly requestId: string;
  readonly at: Instant;
  /** In review, a person looks at it. */
  readonly status: 'PROCESSING' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED';
  /** When it is decided by itself; absent while it waits for somebody. */
  readonly decideAt?: Instant;
  readonly limitBefore?: Rupiah;
  readonly limitAfter?: Rupiah;
  /** When it can be asked for again. */
  readonly reapplyTime?: Instant;
}

/** What a persona's reassessments come to; a person without this record is approved. */
export interface ReassessmentTerms {
  readonly standing?: 'INELIGIBLE' | 'EXHAUSTED';
  /** When somebody who is exhausted may ask again. */
  readonly reapplyTime?: Instant;
  readonly outcome?: 'REJECTED';
}

export interface Pin {
  readonly challengeId?: string;
  readonly requestId?: string;
  readonly issuedAt?: Instant;
  readonly wrongTries: number;
  readonly lockedUntil?: Instant;
  readonly verifiedAt?: Instant;
}

/** A wish to pay purchases off in instalments, on the terms that were shown. */
export interface Restructure {
  readonly requestId: string;
  readonly at: Instant;
  readonly tenor: number;
  /** The month whose end the first instalment is due at, `2025-04`. */
  readonly firstMonth: string;
  readonly orderIds: readonly string[];
  readonly principal: Rupiah;
  readonly total: Rupiah;
  readonly status: 'PROCESSING' | 'SUCCESS' | 'FAILED' | 'PROMO_RESERVE_FAILED';
  readonly decideAt: Instant;
  readonly decidedAt?: Instant;
}

/** What is special about a persona's restructures. */
export interface RestructureTerms {
  readonly hasDiscount?: boolean;
  /** A submission is taken only after the PIN. */
  readonly asksPin?: boolean;
  /** What a submission ends in; absent: SUCCESS. */
  readonly outcome?: 'FAILED' | 'PROMO_RESERVE_FAILED';
}

/** Kinds with one record per person; its id is the person's. */
export const single = {
  application: kind<Application>('application'),
  draft: kind<Draft>('draft'),
  combinedDraft: kind<CombinedDraft>('combinedDraft'),
  /** When the trigger to send the combined draft on last came with it. */
  combinedDataSent: kind<{ readonly at: Instant }>('combinedDataSent'),
  otp: kind<Otp>('otp'),
  pin: kind<Pin>('pin'),
  challenge: kind<Challenge>('challenge'),
  rekyc: kind<Rekyc>('rekyc'),
  reassessment: kind<Reassessment>('reassessment'),
  reassessmentTerms: kind<ReassessmentTerms>('reassessmentTerms'),
  restructureTerms: kind<RestructureTerms>('restructureTerms'),
  /** Only of somebody whose facility agreement is to be signed in the client. */
  /** `silent`: the answers say neither that it is signed nor which contract it is. */
  toSign: kind<{ readonly since: Instant; readonly silent?: true }>('toSign'),
  /** The modules of a person's home, in order, and the products its shortcuts belong to; absent: the usual ones, none. */
  home: kind<{ readonly modules?: readonly string[]; readonly products?: readonly string[] }>(
    'home',
  ),
  /** Why this person cannot pay back from within the app. */
  repaymentBlock: kind<{ readonly code: string }>('repaymentBlock'),
  toggles: kind<Readonly<Record<string, boolean>>>('toggles'),
  consents: kind<Readonly<Record<string, boolean>>>('consents'),
  clock: kind<Clock>('clock'),
} as const;

/** Kinds with any number of records per person. */
export const many = {
  submissions: kind<Submission>('submission'),
  oneKyc: kind<OneKyc>('oneKyc'),
  grants: kind<Grant>('grant'),
  entries: kind<Entry>('entry'),
  restructures: kind<Restructure>('restructure'),
  signatures: kind<{
    readonly contractId: string;
    readonly at: Instant;
    readonly deviceInfo: unknown;
  }>('signature'),
  notices: kind<{ readonly notice: string; readonly at: Instant }>('notice'),
} as const;

export const users = kind<User>('user');
export const tokens = kind<Token>('token');
