import { err, ok, type Result } from './result';

/** A host app's version: one to three numbers (spec §5). */
export type Version = readonly [major: number, minor: number, patch: number];

export const invalidVersion = 'Invalid version format';

/** Parses `4.75` as `[4, 75, 0]`. Anything but one to three ASCII numbers with dots is the specification's error. */
export const parseVersion = (text: string): Result<Version, typeof invalidVersion> => {
  if (!/^[0-9]{1,9}(?:\.[0-9]{1,9}){0,2}$/.test(text)) return err(invalidVersion);
  const [major = 0, minor = 0, patch = 0] = text.split('.').map(Number);
  return ok([major, minor, patch]);
};

/** Returns a negative number if `a` is before `b`, zero if they are equal, otherwise a positive one. */
export const compareVersions = (a: Version, b: Version): number =>
  a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** Returns whether a version is greater than or equal to the minimum; false for one that cannot be read. */
export const satisfies = (version: string | undefined, minimum: string): boolean => {
  const [have, need] = [parseVersion(version ?? ''), parseVersion(minimum)];
  return have.ok && need.ok && compareVersions(have.value, need.value) >= 0;
};
