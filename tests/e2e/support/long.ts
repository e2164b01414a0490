/** The details of a test that `npm run long` runs, and `npm test` leaves out: rows of a table beyond one of a kind. */
export const long = { tag: '@long' };

/** The details of a test that only `npm run long` runs, unless it is `one` of its kind. */
export const longUnless = (one: boolean) => (one ? {} : long);
