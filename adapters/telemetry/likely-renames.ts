import { snakeKey } from '../../domain/wire/case';
import { likelyRenames } from '../../domain/wire/renames';
import type { Report } from '../../domain/ports/error-reporter';
import type { LocatedReport, ReportSink } from './located-report';

/** Returns a report for each likely rename; a report of something else stays as it is. */
const split = (located: LocatedReport): readonly LocatedReport[] => {
  const { renames, ...report } = located.report;
  if (!renames) return [located];
  return likelyRenames(renames).map(([at, missing, unknown]) => ({
    ...located,
    report: { ...report, field: at === '' ? missing : `${at}.${missing}`, perhaps: unknown },
  }));
};

/** Returns a sink that forwards each likely rename once, and every other report unchanged. */
export const eachRename = (sinks: readonly ReportSink[]): ReportSink => {
  const before = new Set<string>();
  const isNew = ({ report }: LocatedReport): boolean => {
    const { where, field, perhaps } = report;
    const { size } = before;
    return perhaps === undefined || before.add(JSON.stringify([where, field, perhaps])).size > size;
  };
  return (located) => {
    for (const it of split(located).filter(isNew)) for (const sink of sinks) sink(it);
  };
};

/** Returns the address of a call's section in the contract, as Markdown viewers name it. */
const sectionOf = (call: string): string =>
  `docs/contract/README.md#${call
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replace(/ /g, '-')}`;

/** Returns the console line for a report; `undefined` for a report that has none. */
const lineOf = ({ kind, field = '', perhaps }: Report): string | undefined => {
  if (perhaps !== undefined) return `no ${snakeKey(field)}, perhaps it is ${snakeKey(perhaps)}`;
  if (kind !== 'contract') return undefined;
  return field === 'answer' || field === ''
    ? 'contract, the answer is not readable JSON'
    : `contract, the answer has no readable ${snakeKey(field)}`;
};

/** Returns a sink that prints, once for each call, renamed fields and unreadable answers. */
export const driftConsole = (): ReportSink => {
  const before = new Set<string>();
  return ({ report }) => {
    const { where = '' } = report;
    const [line, { size }] = [lineOf(report), before];
    if (line !== undefined && before.add(`${where}: ${line}`).size > size)
      console.warn(`${where}: ${line}. See ${sectionOf(where)}`);
  };
};
