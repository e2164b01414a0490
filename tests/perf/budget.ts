import { expect } from '@playwright/test';

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

export const median = (numbers: readonly number[]): number =>
  sorted(numbers)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Returns the smallest number that this share of all numbers does not exceed. */
export const percentile = (numbers: readonly number[], share: number): number =>
  sorted(numbers)[Math.ceil(numbers.length * share) - 1] ?? Number.NaN;

const digits = { ms: 0, KiB: 1, MB: 2, requests: 0, documents: 0, shift: 3, '%': 1 } as const;

export interface Budget {
  readonly what: string;
  readonly ours: number;
  readonly unit: keyof typeof digits;
  /** Without it, the figure is only printed. */
  readonly must?: number | undefined;
  readonly aim?: number | undefined;
  /** The value that ours is divided by before it is compared. */
  readonly floor?: readonly [name: string, value: number];
}

const verdictOf = (compared: number, { must, aim }: Budget): string => {
  if (must === undefined) return '';
  if (compared > must) return 'MISSED';
  return aim !== undefined && compared <= aim ? 'aim met' : 'met';
};

/**
 * Prints a line for a budget. A missed one fails no test, since times depend on the machine; one that could not be
 * measured does.
 */
export const check = (budget: Budget): void => {
  const { what, ours, unit, must, aim, floor } = budget;
  const show = (value: number) => `${value.toFixed(digits[unit])} ${unit}`;
  const compared = floor ? ours / floor[1] : ours;
  expect.soft(compared, `${what} was measured`).not.toBeNaN();
  const figure = floor
    ? `${show(ours)} = ${compared.toFixed(2)} × ${floor[0]} (${show(floor[1])})`
    : show(ours);
  const limits = Object.entries({ must, aim }).flatMap(([name, value]) =>
    value === undefined ? [] : [`; ${name} ${floor ? `${value.toFixed(2)} ×` : show(value)}`],
  );
  const verdict = verdictOf(compared, budget).padEnd(8);
  process.stdout.write(`${verdict}${what}: ${figure}${limits.join('')}\n`);
};
