import type { Report } from '../../../domain/ports/error-reporter';

/** Receives the reports of the running app. */
export const reported: { to: (report: Report) => void } = { to: () => {} };
