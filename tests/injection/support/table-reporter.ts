import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { SUM, type Sum, WRONGS } from './cases';

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
    print(['\nsuite', 'browser', 'cases', ...WRONGS]);
    for (const { suite, browser, cases, wrong } of this.sums)
      print([suite, browser, cases, ...WRONGS.map((kind) => wrong[kind])]);
    const of = (count: (sum: Sum) => number) => this.sums.map(count).reduce((a, b) => a + b, 0);
    const wrongs = WRONGS.map((kind) => `${of(({ wrong }) => wrong[kind])} ${kind}`);
    process.stdout.write(`${of(({ cases }) => cases)} cases: ${wrongs.join(', ')}\n`);
  }
}

// Playwright loads a reporter by its default export.
export default TableReporter;
