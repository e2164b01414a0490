/** Throws where a file of code came empty: it loads without an error, and has no exports. */
export const arrived = <T>(exported: T | undefined): T => {
  if (exported === undefined) throw new Error('missing');
  return exported;
};
