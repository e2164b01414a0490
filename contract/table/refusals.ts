/** The meaning of each error code that the client handles. Any other code shows the error dialog. */
export const REFUSALS: Readonly<Record<string, string>> = {
  UNIFIED_BILLS_NOT_FOUND: 'The user has no bills. No error is shown.',
  AFI_USER_NOT_ALLOWED: 'The user may not apply. A page of its own says so.',
  REPAYMENT_STATUS_NOT_ELIGIBLE: 'The payment did not succeed.',
  CLIENT_UNPROCESSABLE_ENTITY: 'The payment did not succeed.',
  REPAYMENT_ALREADY_IN_PROGRESS: 'A payment is in progress. The page that waits for it opens.',
  OTP_INVALID: 'The one-time password is wrong.',
  OTP_EXPIRED: 'The one-time password has expired.',
  OTP_TOO_MANY_TRIES: 'Too many wrong passwords.',
  OTP_TOO_SOON: 'Another password was sent a moment ago.',
  CONTRACT_ALREADY_SIGNED: 'The contract is signed, which counts as a success.',
  PIN_LOCKED: 'The PIN is locked for a time.',
  PIN_REQUIRED: 'The PIN has to be verified first. The user is asked for it again.',
  RESTRUCTURE_IN_PROGRESS: 'The bills are being split. The page that waits for the result opens.',
  REASSESSMENT_IN_PROGRESS:
    'A check of the limit is in progress. The page that waits for it opens.',
};
