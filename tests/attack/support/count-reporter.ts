import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { ATTEMPTS, type Attempts } from './attempts';

/** Prints one line for each test and one sum: how many attacks were tried, and how many succeeded. */
class CountReporter implements Reporter {
  private readonly rows: { readonly title: string; readonly attempts: Attempts }[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    for (const { type, description } of result.annotations)
      if (type === ATTEMPTS && description !== undefined)
        this.rows.push({ title: test.title, attempts: JSON.parse(description) as Attempts });
  }

  onEnd(): void {
    for (const { title, attempts } of this.rows)
      process.stdout.write(
        `${title}: ${attempts.tries} tries, ${attempts.successes.length} successes\n`,
      );
    const tries = this.rows.reduce((sum, { attempts }) => sum + attempts.tries, 0);
    const successes = this.rows.reduce((sum, { attempts }) => sum + attempts.successes.length, 0);
    process.stdout.write(`attacks: ${tries} tries, ${successes} successes\n`);
  }
}

// Playwright loads a reporter by its default export.
export default CountReporter;
