/**
 * Returns a wait between `least` and twice as long, at most `most`: clients that were told the same time to return must
 * not return at the same moment. Above `most`, it stays there. `random`: a number from 0 up to, but not including, 1.
 */
export const spread = (least: number, most: number, random: number): number =>
  least + random * Math.min(least, most - least);
