/** Values of the wire that calls, stored values and events share. */

/** The consents that a user can give (spec §3, §7). */
export const consentTypes = ['EARLY_REGISTRATION', 'NEW_ONBOARDING', 'MGR_MIGRATION'] as const;
export type ConsentType = (typeof consentTypes)[number];

/** The ways to send a one-time password (spec §7). */
export const otpChannels = ['SMS', 'WHATSAPP'] as const;
export type OtpChannel = (typeof otpChannels)[number];

/** The applications: for the first product, or for both. */
export const applicationFlows = ['GPL', 'COMBINED'] as const;
export type ApplicationFlow = (typeof applicationFlows)[number];

/** The statuses of a submitted restructure (spec §7). */
export const submissionStatuses = [
  'PROCESSING',
  'SUCCESS',
  'FAILED',
  'PROMO_RESERVE_FAILED',
] as const;
