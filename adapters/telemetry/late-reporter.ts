import type { RouteId } from '../../domain/navigation/routes';
import type { Clock } from '../../domain/ports/clock';
import { ErrorReporter, type Report } from '../../domain/ports/error-reporter';
import type { Said, Say } from './said';

export interface LateReporterOptions {
  readonly clock: Clock;
  readonly route: () => RouteId;
  /** Whether a page stands: what is loaded before would make it wait. */
  readonly stands: () => boolean;
  readonly load: () => Promise<Say>;
}

const mostWaiting = 20;

/** Keeps reports until the code that knows what to do with them is here. */
export class LateReporter extends ErrorReporter {
  private readonly waiting: Said[] = [];
  private say: Say = (said) => {
    if (this.waiting.length < mostWaiting) this.waiting.push(said);
  };

  constructor(private readonly options: LateReporterOptions) {
    super();
    // Nobody waits for a report: without the code they are forgotten.
    this.begin().catch(() => {});
  }

  override capture(report: Report, thrown?: unknown): void {
    this.say({ report, route: this.options.route(), thrown });
  }

  private async begin(): Promise<void> {
    const { clock, stands, load } = this.options;
    do await clock.sleep(2000);
    while (!stands());
    this.say = await load();
    this.waiting.forEach(this.say);
  }
}
