import { ErrorReporter, type Report } from '../../domain/ports/error-reporter';

/** Keeps the reports instead of sending them. */
export class MemoryReporter extends ErrorReporter {
  readonly reports: Report[] = [];

  override capture(report: Report): void {
    this.reports.push(report);
  }
}
