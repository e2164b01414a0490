/**
 * Returns a random wait, never shorter than `least`: up to twice as long, but at most `most`. Clients that were told
 * the same time to return must not return at the same moment. `random` returns less than 1.
 */
export const spread = (least: number, most: number, random: () => number): number =>
  least + random() * Math.max(0, Math.min(least, most - least));
