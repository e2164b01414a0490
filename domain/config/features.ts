/**
 * The feature stub of spec §9: what it reports of itself, with every batch of events. Nothing asks it whether a feature
 * is on; the version gates that hold are configuration (`gppMinimum`, `reassessmentMinimum`) and the identity check's.
 */
export const FEATURES = {
  /** Host app versions, of gojek and of gopay each. */
  versions: [
    { gojek: '4.90.0', gopay: '1.28.0' },
    { gojek: '5.3.0', gopay: '1.38.0' },
    { gojek: '5.27', gopay: '1.56.0' },
  ],
  from: '2025-06-15T00:00:00+07:00',
  until: '2025-06-30T23:59:59+07:00',
} as const;
