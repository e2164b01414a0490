import * as address from './address/calls';
import * as application from './application/calls';
import * as bills from './bills/calls';
import * as combined from './combined/calls';
import { giveConsent, userConsent } from './consent/calls';
import * as contracts from './contracts/calls';
import * as home from './home/calls';
import { notifyLimitChange, trackDiscountSheet } from './home/notice-calls';
import type { AnswerOf, Call } from './wire/call';
import * as kyc from './kyc/calls';
import { oneKycToken } from './kyc/identity-calls';
import { generateOtp, verifyOtp } from './otp/calls';
import * as partners from './partners/calls';
import * as pin from './pin/calls';
import * as reassessment from './reassessment/calls';
import * as receipts from './receipts/calls';
import * as rekyc from './rekyc/calls';
import * as repayment from './repayment/calls';
import * as restructure from './restructure/calls';
import * as session from './session/calls';
import * as settings from './settings/calls';
import { transactionHistory } from './transactions/calls';

/**
 * Every HTTP call of spec §7, by name. The sandbox's router, the OpenAPI document and the test suites read it. Use
 * cases import the rows of their own area, so that the first page does not load them all.
 */
export const CALLS = {
  ...restructure,
  ...combined,
  ...address,
  ...session,
  ...reassessment,
  ...pin,
  ...home,
  notifyLimitChange,
  trackDiscountSheet,
  ...contracts,
  ...kyc,
  oneKycToken,
  ...application,
  generateOtp,
  verifyOtp,
  ...rekyc,
  ...partners,
  ...receipts,
  ...bills,
  ...repayment,
  ...settings,
  userConsent,
  giveConsent,
  transactionHistory,
} satisfies Record<string, Call>;

export type Calls = typeof CALLS;
export type CallName = keyof Calls;
export type Answer<K extends CallName> = AnswerOf<Calls[K]>;
