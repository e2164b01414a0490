import { test } from '@playwright/test';

/** The annotation with which a test passes its rows to the reporter. */
export const SEEN = 'seen';

export type Row = readonly [what: string, seen: string];

export const addSeen = (...rows: readonly Row[]): void => {
  test.info().annotations.push({ type: SEEN, description: JSON.stringify(rows) });
};
