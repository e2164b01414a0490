/**
 * Words of answers that the specification does not show, so that a server may spell them otherwise. An unknown one says
 * nothing and blocks nothing; configuration (`words`) may name other spellings of each.
 */
export const inventedValues = {
  /** `type` of a module of home (`GET /v2/homepage`). */
  homeModules: [
    'NEXT_BILL',
    'SHORTCUTS',
    'PARTNERS',
    'ZERO_PERCENT',
    'DISCOUNT_PROMO',
    'RESTRUCTURE',
    'REASSESSMENT',
    'EDUCATION',
    'HELP',
  ],
  /** `status` of `GET /v1/repay/status`. */
  repayStatuses: ['NONE', 'PROCESSING', 'SUCCESS', 'FAILED'],
  /** `status` of `GET /v1/user/reassessment/status`. In review, a person looks at what is else decided by itself. */
  reassessmentStatuses: [
    'NOT_REQUESTED',
    'PROCESSING',
    'IN_REVIEW',
    'APPROVED',
    'REJECTED',
    'INELIGIBLE',
    'EXHAUSTED',
  ],
  /** Codes of refusals (spec §8, "Refusal codes") that a use case understands. */
  refusals: ['CONTRACT_ALREADY_SIGNED', 'PIN_LOCKED', 'PIN_REQUIRED', 'REASSESSMENT_IN_PROGRESS'],
} as const;

export type InventedValues = typeof inventedValues;

/** Other spellings of our words, by the word of the wire: `{ repayStatuses: { IN_PROGRESS: 'PROCESSING' } }`. */
export type OtherSpellings = {
  readonly [K in keyof InventedValues]?: Readonly<Record<string, InventedValues[K][number]>>;
};
