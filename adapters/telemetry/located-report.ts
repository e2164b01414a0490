import type { RouteId } from '../../domain/navigation/routes';
import type { Report } from '../../domain/ports/error-reporter';

/** A report, with where in the app it was made. */
export interface LocatedReport {
  readonly report: Report;
  readonly route: RouteId;
  /** What was caught, if anything was: it may hold anything. */
  readonly thrown: unknown;
}

export type ReportSink = (located: LocatedReport) => void;
