import { expect } from '@playwright/test';

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

export const median = (numbers: readonly number[]): number =>
  sorted(numbers)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Returns the smallest number that this share of all numbers does not exceed. */
export const percentile = (numbers: readonly number[], share: number): number =>
  sorted(numbers)[Math.ceil(numbers.length * share) - 1] ?? Number.NaN;

interface Budget {
  readonly what: string;
  readonly ours: number;
  readonly unit: 'ms' | 'KiB' | 'MB' | 'requests' | 'shift' | '%';
  readonly must: number;
  readonly aim?: number;
  /** The value that ours is divided by before it is compared. */
  readonly floor?: readonly [name: string, value: number];
}

const digits = { ms: 0, KiB: 1, MB: 2, requests: 0, shift: 3, '%': 1 } as const;

/** Prints a line for each budget. */
export const budgets = () => {
  const missed: string[] = [];
  const check = ({ what, ours, unit, must, aim, floor }: Budget): void => {
    const show = (value: number) => `${value.toFixed(digits[unit])} ${unit}`;
    const compared = floor ? ours / floor[1] : ours;
    const figure = floor
      ? `${show(ours)} = ${compared.toFixed(2)} × ${floor[0]} (${show(floor[1])})`
      : show(ours);
    const limit = (value: number) => (floor ? `${value.toFixed(2)} ×` : show(value));
    const isMet = compared <= must;
    const verdict = !isMet ? 'MISSED' : aim !== undefined && compared <= aim ? 'aim met' : 'met';
    const aims = aim === undefined ? '' : `, aim ${limit(aim)}`;
    process.stdout.write(`${verdict.padEnd(8)}${what}: ${figure}; must ${limit(must)}${aims}\n`);
    if (!isMet) missed.push(what);
  };
  /** Fails when a budget was missed. Call it after all budgets were printed. */
  const end = () => expect(missed).toEqual([]);
  return { check, end };
};
