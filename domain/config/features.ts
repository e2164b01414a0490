/**
 * The feature stub of spec §9, reported with every batch of events. No code asks it whether a feature is on. The
 * version limits in use are in the configuration (`gppMinimum`, `reassessmentMinimum`) and in the identity check.
 */
export const FEATURES = {
  /** Host app versions of gojek and gopay. */
  versions: [
    { gojek: '4.90.0', gopay: '1.28.0' },
    { gojek: '5.3.0', gopay: '1.38.0' },
    { gojek: '5.27', gopay: '1.56.0' },
  ],
  from: '2025-06-15T00:00:00+07:00',
  until: '2025-06-30T23:59:59+07:00',
} as const;
