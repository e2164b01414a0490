import { minute } from '../../domain/kernel/instant';
import type { Clock } from '../../domain/ports/clock';
import type { Report } from '../../domain/ports/error-reporter';
import type { ReportSink } from './located-report';
import { withoutNames } from './scrubbers';

export interface ThrottledReportsOptions {
  readonly clock: Clock;
  /** The page's host name. From a local one, such as `localhost`, nothing is reported (spec §7). */
  readonly hostname: string;
  /** Each receives every report. */
  readonly sinks: readonly ReportSink[];
}

const mostRemembered = 200;
const local = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/i;
/** Five digits in a row may be part of a personal number. */
const serverCode = /^(?!.*\d{5})[A-Z0-9_]{1,64}$/;
const ownCode = /^(?!.*\d{5})[\w-]{1,64}$/;
const field = /^[\w.*-]{1,128}$/;
const name = /^[a-z][A-Za-z_]{0,39}\d{0,2}$/;

/** Returns whether this is a developer's own machine (spec §7). */
export const isLocal = (hostname: string): boolean => local.test(hostname);

/** Keeps a code or a field only when it looks like one of ours. */
const sanitised = (report: Report): Report => {
  const look = report.kind === 'api' ? serverCode : ownCode;
  const path = report.field === undefined ? undefined : withoutNames(report.field);
  return {
    ...report,
    ...(report.code !== undefined && !look.test(report.code) && { code: 'OTHER' }),
    ...(path !== undefined && { field: field.test(path) ? path : 'OTHER' }),
    ...(report.perhaps !== undefined && !name.test(report.perhaps) && { perhaps: 'OTHER' }),
  };
};

/** Forwards the same report at most once a minute. Never throws, even when a sink does. */
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
        // A failing sink must never break a page.
      }
  };
};
