import type { InventedValues } from '../../domain/wire/invented-values';

type Lists = Omit<InventedValues, 'refusals'>;

/** What each word that we invented shows, or means. */
export const WORDS: { readonly [K in keyof Lists]: Readonly<Record<Lists[K][number], string>> } = {
  homeModules: {
    NEXT_BILL: 'what is due now',
    SHORTCUTS: 'links to pages',
    PARTNERS: 'shops and billers',
    ZERO_PERCENT: 'instalments at 0%',
    DISCOUNT_PROMO: 'a lower fee for splitting bills',
    RESTRUCTURE: 'splitting bills into instalments',
    REASSESSMENT: 'a review of the limit',
    EDUCATION: 'how the product works',
    HELP: 'the help centre',
  },
  repayStatuses: {
    NONE: 'no payment',
    PROCESSING: 'not recorded yet',
    SUCCESS: 'recorded',
    FAILED: 'not received',
  },
  reassessmentStatuses: {
    NOT_REQUESTED: 'no request yet',
    PROCESSING: 'an automatic decision is coming',
    IN_REVIEW: 'an employee decides',
    APPROVED: 'the review is done',
    REJECTED: 'the limit stays',
    INELIGIBLE: 'no review is possible yet',
    EXHAUSTED: 'no requests are left',
  },
};

/** What the client does with a word that it does not know. */
export const UNKNOWN_WORDS: { readonly [K in keyof Lists]: string } = {
  homeModules: 'the module is not shown',
  repayStatuses: 'the page of its status is missing, and paying is offered, as for NONE',
  reassessmentStatuses:
    'the page of its status is missing, and a review is offered, as for NOT_REQUESTED',
};
