import { expect, type TestInfo } from '@playwright/test';

/** The annotation with which a test reports how often it attacked, and which attacks succeeded. */
export const ATTEMPTS = 'attempts';

export interface Attempts {
  readonly tries: number;
  /** The names of successful attacks. Empty when the defence holds. */
  readonly successes: readonly string[];
}

/** Collects the attacks of one test: `succeeded` is whether the attack reached its goal. */
export const countAttempts = () => {
  let tries = 0;
  const successes: string[] = [];
  return {
    add: (name: string, succeeded: boolean): void => {
      tries += 1;
      if (succeeded) successes.push(name);
    },
    /** Reports the numbers, then fails the test when any attack succeeded. */
    finish: (info: TestInfo, atLeast: number): void => {
      const attempts: Attempts = { tries, successes };
      info.annotations.push({ type: ATTEMPTS, description: JSON.stringify(attempts) });
      expect(successes).toEqual([]);
      expect(tries, 'attacks that were really tried').toBeGreaterThanOrEqual(atLeast);
    },
  };
};
