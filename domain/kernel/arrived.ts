/** Throws when a code file was empty: it loads without an error, but has no exports. */
export const arrived = <T>(exported: T | undefined): T => {
  if (exported === undefined) throw new Error('missing');
  return exported;
};
