/**
 * The fields of an answer that an element shows. The row of CALLS defines how to read each of them. The build writes
 * fields and readers into `embeds/core/rows.json`.
 */
export interface ShownFields {
  readonly [field: string]: true | ShownFields;
}

const due = {
  id: true,
  title: true,
  amount: true,
  lateFee: true,
  currency: true,
  dueTime: true,
  status: true,
} as const;

export const shown = {
  homepage: {
    profile: {
      status: true,
      limit: { total: true, available: true, used: true, temporary: true, temporaryUntil: true },
    },
    modules: {},
  },
  billList: { totalDue: true, upcomingTotalDue: true, currentDues: due, upcomingDues: due },
  transactionHistory: {
    transactions: {
      id: true,
      type: true,
      status: true,
      transactionTime: true,
      amount: true,
      currency: true,
      title: true,
      restructureFlag: true,
    },
  },
  restructureEligibility: {
    isEligibleRestructure: true,
    eligibleRestructureTenors: { tenor: true },
  },
  restructureEligibilityV1: { isEligibleRestructure: true, eligibleRestructureTenors: true },
  restructureSummary: {
    tenor: true,
    currency: true,
    principal: true,
    fee: true,
    discount: true,
    total: true,
    instalments: { id: true, amount: true, principal: true, fee: true, dueTime: true },
  },
} as const satisfies Readonly<Record<string, ShownFields>>;
