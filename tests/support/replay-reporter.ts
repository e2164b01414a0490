import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints, for each failed browser test, the command that opens the page where it failed. */
class ReplayReporter implements Reporter {
  private readonly failed: string[] = [];

  onTestEnd({ location: { file, line } }: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'failed' && status !== 'timedOut') return;
    const step = annotations.find(({ type }) => type === 'replay')?.description;
    this.failed.push(step ?? `${relative('', file)}:${line}`);
  }

  onEnd(): void {
    for (const where of this.failed) process.stdout.write(`npm run suite replay -- ${where}\n`);
  }
}

// Playwright loads a reporter by its default export.
export default ReplayReporter;
