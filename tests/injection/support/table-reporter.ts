import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { SUM, type Sum } from './cases';

const print = (row: readonly (string | number)[]) => {
  const cells = row.map((it, at) =>
    at < 2 ? String(it).padEnd(30 - 18 * at) : String(it).padStart(10),
  );
  process.stdout.write(`${cells.join('')}\n`);
};

/** Prints one row for each suite in each browser. */
class TableReporter implements Reporter {
  private readonly sums: Sum[] = [];

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations)
      if (type === SUM) this.sums.push(...(JSON.parse(description) as Sum[]));
  }

  onEnd(): void {
    print(['\nsuite', 'browser', 'cases', 'executed', 'off-list']);
    for (const { suite, browser, cases, executed, offList } of this.sums)
      print([suite, browser, cases, executed, offList]);
    const of = (count: (sum: Sum) => number) => this.sums.map(count).reduce((a, b) => a + b, 0);
    const [cases, bad] = [of((it) => it.cases), of((it) => it.executed + it.offList)];
    process.stdout.write(`${cases - bad} of ${cases} cases did nothing that they must not\n`);
  }
}

// Playwright loads a reporter by its default export.
export default TableReporter;
