import { ErrorReporter, type Report } from '../../domain/ports/error-reporter';

/** Records the reports. */
export class MemoryReporter extends ErrorReporter {
  readonly reports: Report[] = [];

  override capture(report: Report): void {
    this.reports.push(report);
  }
}
