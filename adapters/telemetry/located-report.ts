import type { RouteId } from '../../domain/navigation/routes';
import type { Report } from '../../domain/ports/error-reporter';

/** A report, and the route on which it was made. */
export interface LocatedReport {
  readonly report: Report;
  readonly route: RouteId;
  /** The caught value, if any, of any type. */
  readonly thrown: unknown;
}

export type ReportSink = (located: LocatedReport) => void;
