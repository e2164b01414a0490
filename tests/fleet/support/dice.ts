/** Random numbers that a seed repeats. */
export interface Dice {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number;
  /** Returns a waiting time with this mean, of an exponential distribution. */
  wait(mean: number): number;
  chance(share: number): boolean;
  /** Returns a random key, with its share as the probability. */
  pick<K extends string>(shares: Readonly<Record<K, number>>): K;
  /** Returns other dice, which do not depend on how often these are thrown later. */
  split(): Dice;
}

/** Returns dice for a seed (the generator is mulberry32). */
export const diceOf = (seed: number): Dice => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    wait: (mean) => -Math.log(1 - next()) * mean,
    chance: (share) => next() < share,
    pick: <K extends string>(shares: Readonly<Record<K, number>>) => {
      const rows = Object.entries(shares) as [K, number][];
      let left = next() * rows.reduce((sum, [, share]) => sum + share, 0);
      const row = rows.find(([, share]) => (left -= share) < 0) ?? rows[0];
      if (!row) throw new Error('nothing to pick from');
      return row[0];
    },
    split: () => diceOf(next() * 2 ** 32),
  };
};
