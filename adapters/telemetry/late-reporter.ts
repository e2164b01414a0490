import type { RouteId } from '../../domain/navigation/routes';
import type { Clock } from '../../domain/ports/clock';
import { ErrorReporter, type Report } from '../../domain/ports/error-reporter';
import type { LocatedReport, ReportSink } from './located-report';

export interface LateReporterOptions {
  readonly clock: Clock;
  readonly route: () => RouteId;
  /** Returns whether a page is shown: loading the code earlier would delay it. */
  readonly isPageShown: () => boolean;
  readonly load: () => Promise<ReportSink>;
}

const mostWaiting = 20;

/** Queues reports until the code that sends them has loaded. */
export class LateReporter extends ErrorReporter {
  private readonly waiting: LocatedReport[] = [];
  private sink: ReportSink = (report) => {
    if (this.waiting.length < mostWaiting) this.waiting.push(report);
  };

  constructor(private readonly options: LateReporterOptions) {
    super();
    // When the code does not load, the reports are dropped.
    this.begin().catch(() => {});
  }

  override capture(report: Report, thrown?: unknown): void {
    this.sink({ report, route: this.options.route(), thrown });
  }

  private async begin(): Promise<void> {
    const { clock, isPageShown: stands, load } = this.options;
    do await clock.sleep(2000);
    while (!stands());
    this.sink = await load();
    this.waiting.forEach(this.sink);
  }
}
