/**
 * The versions of the texts that a user agrees to, as events name them. A changed meaning is a new version; the old
 * ones stay, because queued events may name them. A test knows each version's text by its fingerprint.
 */
export const WORDINGS = {
  /** The terms of an application (`form:terms`). */
  application: ['2025-1', '2026-1'],
  /** The terms of the additional product (`combined:terms`). */
  loan: ['2026-1', '2026-2'],
} as const;

/** Returns the version that is shown now. */
export const newest = <T extends string>(versions: readonly [...string[], T]): T =>
  versions[versions.length - 1] as T;
