import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Seen, SIGHT } from './looks';

/** Prints, for each engine, how many pages and stories it judged, in how many looks, and what it found. */
class TableReporter implements Reporter {
  private readonly seen: Seen[] = [];

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations)
      if (type === SIGHT) this.seen.push(...(JSON.parse(description) as Seen[]));
  }

  onEnd(): void {
    const groups = new Map<string, Seen[]>();
    for (const it of this.seen) {
      const name = `| ${it.engine} | ${it.kind}`;
      groups.set(name, [...(groups.get(name) ?? []), it]);
    }
    process.stdout.write(
      '\n| engine | kind | different | looks | judged | accepted | findings |\n',
    );
    for (const [name, rows] of [...groups].sort(([one], [other]) => one.localeCompare(other))) {
      const count = (of: (it: Seen) => string) => new Set(rows.map(of)).size;
      const sum = (of: (it: Seen) => number) => rows.reduce((total, it) => total + of(it), 0);
      const figures = [
        count(({ id }) => id),
        count(({ look }) => look),
        rows.length,
        sum(({ accepted }) => accepted),
        sum(({ findings }) => findings),
      ];
      process.stdout.write(`${name} | ${figures.join(' | ')} |\n`);
    }
  }
}

// Playwright loads a reporter by its default export.
export default TableReporter;
