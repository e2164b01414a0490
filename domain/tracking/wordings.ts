/**
 * Which wording of a text a person agreed to, as events tell it. A text whose meaning changes gets a new version here; the
 * old ones stay, since events that wait may still name them. A test knows each version's text by its fingerprint.
 */
export const WORDINGS = {
  /** Under what an application is sent (`form:terms`). */
  application: ['2025-1', '2026-1'],
  /** Under what the additional product is asked for (`combined:terms`). */
  loan: ['2026-1', '2026-2'],
} as const;

/** The wording that is shown now. */
export const newest = <T extends string>(versions: readonly [...string[], T]): T =>
  versions[versions.length - 1] as T;
