/**
 * Words of responses that the specification does not show, so a server may spell them otherwise. An unknown word means
 * nothing and blocks nothing; the configuration (`words`) may add spellings.
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
  /** `status` of `GET /v1/user/reassessment/status`. `IN_REVIEW`: an employee decides what is otherwise automatic. */
  reassessmentStatuses: [
    'NOT_REQUESTED',
    'PROCESSING',
    'IN_REVIEW',
    'APPROVED',
    'REJECTED',
    'INELIGIBLE',
    'EXHAUSTED',
  ],
  /** Codes of refusals (spec §8, "Refusal codes") that a use case handles. */
  refusals: [
    'CONTRACT_ALREADY_SIGNED',
    'PIN_LOCKED',
    'PIN_REQUIRED',
    'REASSESSMENT_IN_PROGRESS',
    'RESTRUCTURE_IN_PROGRESS',
  ],
} as const;

export type InventedValues = typeof inventedValues;

/** Other spellings, from the server's word to the client's: `{ repayStatuses: { IN_PROGRESS: 'PROCESSING' } }`. */
export type OtherSpellings = {
  readonly [K in keyof InventedValues]?: Readonly<Record<string, InventedValues[K][number]>>;
};
