import { expect, type TestInfo } from '@playwright/test';

/** The annotation by which a test tells the reporter how often it attacked, and what succeeded. */
export const ATTEMPTS = 'attempts';

export interface Attempts {
  readonly tries: number;
  /** What each successful attack was, by name. Empty when the defence holds. */
  readonly successes: readonly string[];
}

/** Collects the attacks of one test: `succeeded` says whether the attack reached what it wanted. */
export const countAttempts = () => {
  let tries = 0;
  const successes: string[] = [];
  return {
    add: (name: string, succeeded: boolean): void => {
      tries += 1;
      if (succeeded) successes.push(name);
    },
    /** Writes the numbers down for the reporter, then fails the test when any attack succeeded. */
    finish: (info: TestInfo, atLeast: number): void => {
      const attempts: Attempts = { tries, successes };
      info.annotations.push({ type: ATTEMPTS, description: JSON.stringify(attempts) });
      expect(successes).toEqual([]);
      expect(tries, 'attacks that were really tried').toBeGreaterThanOrEqual(atLeast);
    },
  };
};
