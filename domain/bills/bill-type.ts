/** The two lists of bills (spec §3, "Bill list type"). */
export const billTypes = ['CURRENT', 'UPCOMING'] as const;
export type BillType = (typeof billTypes)[number];

/** Returns the list that a query names; without a known name, the bills that are due now. */
export const billTypeIn = (query: string): BillType =>
  new URLSearchParams(query).get('type') === 'UPCOMING' ? 'UPCOMING' : 'CURRENT';
