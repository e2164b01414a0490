import { minute } from '../../domain/kernel/instant';
import type { Clock } from '../../domain/ports/clock';
import type { Report } from '../../domain/ports/error-reporter';
import type { ReportSink } from './located-report';
import { withoutNames } from './scrubbers';

export interface ThrottledReportsOptions {
  readonly clock: Clock;
  /** Where the app is served: nothing is reported from a developer's own machine (spec §7). */
  readonly hostname: string;
  /** Each is told of every report. */
  readonly sinks: readonly ReportSink[];
}

const mostRemembered = 200;
const local = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/i;
/** A server's own word; five digits in a row are no word, but may be a person's number. */
const serverCode = /^(?!.*\d{5})[A-Z0-9_]{1,64}$/;
const ownCode = /^(?!.*\d{5})[\w-]{1,64}$/;
const field = /^[\w.*-]{1,128}$/;

/** A developer's own machine (spec §7). */
export const isLocal = (hostname: string): boolean => local.test(hostname);

/** A server's words are passed on only where they look like the words we know. */
const sanitised = (report: Report): Report => {
  const look = report.kind === 'api' ? serverCode : ownCode;
  const path = report.field === undefined ? undefined : withoutNames(report.field);
  return {
    ...report,
    ...(report.code !== undefined && !look.test(report.code) && { code: 'OTHER' }),
    ...(path !== undefined && { field: field.test(path) ? path : 'OTHER' }),
  };
};

/** Says the same thing once a minute at the most, and is never the cause of trouble itself: a sink may fail. */
export const throttledReports = ({
  clock,
  hostname,
  sinks,
}: ThrottledReportsOptions): ReportSink => {
  const before = new Map<string, number>();
  if (isLocal(hostname)) return () => {};
  return ({ report, route, thrown }) => {
    const clean = sanitised(report);
    const key = JSON.stringify(clean) + (thrown instanceof Error ? thrown.stack : '');
    const now = clock.elapsed();
    const last = before.get(key);
    if (last !== undefined && now - last < minute) return;
    if (before.size >= mostRemembered) before.clear();
    before.set(key, now);
    for (const sink of sinks)
      try {
        sink({ report: clean, route, thrown });
      } catch {
        // No report is worth a page.
      }
  };
};
