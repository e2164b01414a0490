import type { Some } from './handler';

/** Nobody has a loan that could be split yet: no tenor is offered, and a tenor asked for holds nothing. */
export const restructure: Some<
  | 'restructureEligibility'
  | 'restructureEligibilityV1'
  | 'restructureSummary'
  | 'restructureTransactions'
  | 'restructureAgreement'
  | 'submitRestructure'
  | 'restructureStatus'
> = {
  restructureEligibility: () => ({
    isEligibleRestructure: false,
    isDiscountEligible: false,
    eligibleRestructureTenors: [],
  }),
  restructureEligibilityV1: () => ({ isEligibleRestructure: false, eligibleRestructureTenors: [] }),
  restructureSummary: ({ query }) => ({
    tenor: query.tenor,
    currency: 'IDR',
    principal: 0,
    total: 0,
    instalments: [],
  }),
  restructureTransactions: () => ({ transactions: [] }),
  restructureAgreement: () => ({ body: '' }),
  submitRestructure: () => ({ requestId: '', status: 'FAILED' }),
  restructureStatus: ({ query }) => ({ requestId: query.requestId, status: 'FAILED' }),
};
