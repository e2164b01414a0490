import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Row, SEEN } from './seen';

/** Prints the rows of all tests as one table. */
class SeenReporter implements Reporter {
  private readonly rows: Row[] = [];

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations)
      if (type === SEEN && description !== undefined)
        this.rows.push(...(JSON.parse(description) as readonly Row[]));
  }

  onEnd(): void {
    const width = Math.max(...this.rows.map(([what]) => what.length));
    const lines = this.rows.map(([what, seen]) => `${what.padEnd(width)}  ${seen}\n`);
    process.stdout.write(`\n${lines.join('')}`);
  }
}

// Playwright loads a reporter by its default export.
export default SeenReporter;
