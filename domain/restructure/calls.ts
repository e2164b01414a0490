import * as z from 'zod/mini';
import { bounds } from '../wire/bounds';
import { get, post } from '../wire/call';
import {
  alsoAs,
  count,
  flag,
  id,
  instant,
  maybe,
  openEnum,
  orUnread,
  queryNumber,
  rows,
  rupiah,
  text,
} from '../wire/schemas';
import { submissionStatuses } from '../wire/shared-values';

/** Calls of spec §7 that turn a loan into instalments. */

const ofTenor = { query: z.object({ tenor: queryNumber }) };

/** If the user is not eligible, the list may be missing. */
const noneUnlessEligible = { emptyUnless: 'isEligibleRestructure' };

export const restructureEligibility = get('/v2/loan-restructure/eligibility', {
  retry: 0,
  answer: z.object({
    isEligibleRestructure: flag,
    isDiscountEligible: maybe(flag),
    eligibleRestructureTenors: alsoAs(
      rows(z.object({ tenor: count, isEligibleForDiscount: maybe(flag) }), 'tenor'),
      noneUnlessEligible,
    ),
  }),
});

export const restructureEligibilityV1 = get('/v1/loan-restructure/eligibility', {
  answer: z.object({
    isEligibleRestructure: flag,
    eligibleRestructureTenors: alsoAs(rows(count), noneUnlessEligible),
  }),
});

export const restructureSummary = get('/v1/loan-restructure/summary', {
  ...ofTenor,
  answer: z.object({
    tenor: maybe(count),
    currency: orUnread(text),
    principal: maybe(rupiah),
    fee: orUnread(rupiah),
    discount: orUnread(rupiah),
    total: orUnread(rupiah),
    instalments: maybe(
      rows(
        z.object({
          id: maybe(id),
          amount: maybe(rupiah),
          principal: maybe(rupiah),
          fee: maybe(rupiah),
          dueTime: maybe(instant),
        }),
      ),
    ),
  }),
});

export const restructureTransactions = get('/v1/loan-restructure/transactions', {
  ...ofTenor,
  answer: z.object({
    transactions: maybe(
      rows(
        z.object({
          id: maybe(id),
          title: maybe(text),
          amount: maybe(rupiah),
          transactionTime: maybe(instant),
        }),
      ),
    ),
  }),
});

/** Declared here, because no page of another area needs it. */
export const restructureConsent = get('/v1/user-consent/bill-restructuring', {
  notFoundIsNone: true,
  answer: z.object({ consented: maybe(flag), status: maybe(text) }),
});

/** `body` is a PDF in base64 (spec §3). */
export const restructureAgreement = get('/v1/loan-restructure/preview-agreement', {
  ...ofTenor,
  timeout: 60_000,
  longest: bounds.agreement,
  answer: z.object({ body: z.string() }),
});

export const submitRestructure = post('/v1/loan-restructure/submission', {
  once: true,
  refusals: ['PIN_REQUIRED', 'RESTRUCTURE_IN_PROGRESS'],
  body: z.object({ tenor: z.int() }),
  answer: z.object({
    requestId: maybe(id),
    status: maybe(openEnum(submissionStatuses)),
  }),
});

export const restructureStatus = get('/v1/loan-restructure/submission/status', {
  query: z.object({ requestId: z.string() }),
  answer: z.object({
    requestId: maybe(id),
    status: openEnum(submissionStatuses),
  }),
});
