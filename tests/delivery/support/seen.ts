import { test } from '@playwright/test';

/** The annotation by which a test tells the reporter what was seen. */
export const SEEN = 'seen';

export type Row = readonly [what: string, seen: string];

/** Tells the reporter what this test saw. */
export const addSeen = (...rows: readonly Row[]): void => {
  test.info().annotations.push({ type: SEEN, description: JSON.stringify(rows) });
};
