import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints how many attacks caused one call, and after how many lost answers the page was correct. */
class SumReporter implements Reporter {
  private readonly counts = { attacks: { all: 0, passed: 0 }, lost: { all: 0, passed: 0 } };

  onTestEnd({ title }: TestCase, { status }: TestResult): void {
    if (!title.includes(': ')) return;
    const count = this.counts[title.includes(': lost, ') ? 'lost' : 'attacks'];
    count.all += 1;
    if (status === 'passed') count.passed += 1;
  }

  onEnd(): void {
    const { attacks, lost } = this.counts;
    process.stdout.write(
      `once: ${attacks.passed} of ${attacks.all} attacks made one call, ` +
        `${lost.passed} of ${lost.all} lost answers were found\n`,
    );
  }
}

// Playwright loads a reporter by its default export.
export default SumReporter;
