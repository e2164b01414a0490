import * as z from 'zod/mini';
import { post } from '../wire/call';
import {
  id,
  instant,
  maybe,
  openEnum,
  orUnread,
  queryFlag,
  rows,
  rupiah,
  text,
} from '../wire/schemas';
import { transactionTypes } from './first-page';

/** The history (spec §3, §7, §9): a read, although it is a POST. */

export const transactionStatuses = [
  'SUCCESS',
  'PROCESSING',
  'FAILED',
  'REFUNDED',
  'CANCELED',
  'ONGOING',
  'REPAID',
  'PRE_SETTLE',
  'SETTLED',
  'WAITING_CONFIRM',
  'REBALANCED',
  'INITIAL',
] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

export const restructureFlags = ['NEW_LOAN', 'OLD_LOAN', 'NOT_RESTRUCTURE'] as const;

export const transactionHistory = post('/v1/transaction-history', {
  overlay: 'silent',
  retry: 2,
  timeout: 15_000,
  query: z.object({ metadata: queryFlag }),
  body: z.object({
    /** One cursor per type; `limitTime` is exclusive. */
    transactions: z.array(
      z.object({ transactionType: z.enum(transactionTypes), limitTime: z.int() }),
    ),
    pageSize: z.int(),
  }),
  answer: z.object({
    transactions: rows(
      z.object({
        id: maybe(id),
        referenceId: maybe(id),
        // A row without one of the next three is not shown, but counts as one of its page.
        type: maybe(openEnum(transactionTypes)),
        status: maybe(openEnum(transactionStatuses)),
        transactionTime: maybe(instant),
        amount: maybe(rupiah),
        currency: orUnread(text),
        /** Not in the specification: the amount in rupiah, if it is in another currency. */
        rupiahAmount: maybe(rupiah),
        title: maybe(text),
        /** Not in the specification: the category of the shop, as in the list of partners. */
        merchantCategory: orUnread(text),
        restructureFlag: maybe(openEnum(restructureFlags)),
      }),
      'type',
      'status',
      'transactionTime',
    ),
    metadata: maybe(z.object({ loanRestructure: maybe(z.unknown()) })),
  }),
});
