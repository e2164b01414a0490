import { appendFileSync } from 'node:fs';

/** One line of the table that `npm run suite faults` prints. */
export interface Sum {
  readonly suite: string;
  readonly cases: number;
  readonly failed: number;
}

/** Adds a line to the table, if there is one. */
export const noteSum = (sum: Sum): void => {
  const file = process.env['FAULTS_SUMS'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(sum)}\n`);
};
