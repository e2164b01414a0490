import { addressHandlers } from './address';
import { applicationHandlers } from './application';
import { billHandlers } from './bills';
import { combinedHandlers } from './combined';
import { consentHandlers } from './consent';
import { contractHandlers } from './contracts';
import type { Handlers } from './handler';
import { homeHandlers } from './home';
import { kycHandlers } from './kyc';
import { otpHandlers } from './otp';
import { partnerHandlers } from './partners';
import { pinHandlers } from './pin';
import { reassessmentHandlers } from './reassessment';
import { receiptHandlers } from './receipts';
import { rekycHandlers } from './rekyc';
import { repaymentHandlers } from './repayment';
import { restructureHandlers } from './restructure';
import { sessionHandlers } from './session';
import { settingsHandlers } from './settings';
import { submissionHandlers } from './submission';
import { transactionHandlers } from './transactions';

/** The handlers of all calls of spec §7. */
export const handlers = {
  ...addressHandlers,
  ...applicationHandlers,
  ...billHandlers,
  ...combinedHandlers,
  ...consentHandlers,
  ...contractHandlers,
  ...homeHandlers,
  ...kycHandlers,
  ...otpHandlers,
  ...partnerHandlers,
  ...pinHandlers,
  ...reassessmentHandlers,
  ...receiptHandlers,
  ...rekycHandlers,
  ...repaymentHandlers,
  ...restructureHandlers,
  ...sessionHandlers,
  ...settingsHandlers,
  ...submissionHandlers,
  ...transactionHandlers,
} satisfies Handlers;
