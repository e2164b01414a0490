import { minute } from '../../domain/kernel/instant';
import type { Clock } from '../../domain/ports/clock';
import { ErrorReporter, type Report } from '../../domain/ports/error-reporter';

export interface QuietReporterOptions {
  readonly clock: Clock;
  /** Where the app is served: nothing is reported from a developer's own machine (spec §7). */
  readonly hostname: string;
  readonly sink: (report: Report) => void;
}

const mostRemembered = 200;
const local = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/i;
const code = /^[A-Z0-9_]{1,64}$/;
const field = /^[\w.*-]{1,128}$/;

/** A server's words are passed on only where they look like the words we know. */
const sayable = (report: Report): Report => ({
  ...report,
  ...(report.code !== undefined && !code.test(report.code) ? { code: 'OTHER' } : {}),
  ...(report.field !== undefined && !field.test(report.field) ? { field: 'OTHER' } : {}),
});

/** Says the same thing once a minute at the most, and is never the cause of trouble itself: a sink may fail. */
export class QuietReporter extends ErrorReporter {
  private readonly said = new Map<string, number>();

  constructor(private readonly options: QuietReporterOptions) {
    super();
  }

  override capture(report: Report): void {
    const { clock, hostname, sink } = this.options;
    if (local.test(hostname)) return;
    const clean = sayable(report);
    const key = JSON.stringify(clean);
    const now = clock.elapsed();
    const before = this.said.get(key);
    if (before !== undefined && now - before < minute) return;
    if (this.said.size >= mostRemembered) this.said.clear();
    this.said.set(key, now);
    // A moment later: whoever reports may be half made, and the sink may need it whole.
    Promise.resolve(clean)
      .then(sink)
      .catch(() => {});
  }
}
