import { hour, type Instant } from '../kernel/instant';

/** The first page of the history (spec §4, "Transaction history", §9). The document asks for it too. */

export const transactionTypes = [
  'ORDER',
  'REPAYMENT',
  'REFUND',
  'OVERPAID_WITHDRAWAL',
  'FEE',
] as const;
export type TransactionType = (typeof transactionTypes)[number];

export const pageSize = 20;

type PagedType = Exclude<TransactionType, 'FEE'>;

/** All types but fees are requested (spec §7). */
export const pagedTypes = transactionTypes.filter((type): type is PagedType => type !== 'FEE');

/** For each type, the time before which its next rows are loaded. */
export type Cursors = Readonly<Record<PagedType, Instant>>;

export const cursorsOf = (at: (type: PagedType) => Instant): Cursors =>
  Object.fromEntries(pagedTypes.map((type) => [type, at(type)])) as Cursors;

/** Returns cursors an hour ahead, so that a slow clock hides nothing (spec §9). */
export const firstCursors = (now: Instant): Cursors => cursorsOf(() => now + hour);

/** Returns the body of the request for a page, in the order of its row. */
export const pageBody = (cursors: Cursors) => ({
  transactions: pagedTypes.map((transactionType) => ({
    transactionType,
    limitTime: cursors[transactionType],
  })),
  pageSize,
});
