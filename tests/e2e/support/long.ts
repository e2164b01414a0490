/** The details of a test that `npm run suite long` runs and `npm test` leaves out: rows beyond one of a kind. */
export const long = { tag: '@long' };

/** The details of a test that only `npm run suite long` runs, unless it is `one` of its kind. */
export const longUnless = (one: boolean) => (one ? {} : long);
