/**
 * Returns a random wait between `least` and twice `least`, at most `most`, so that clients with the same `Retry-After` do
 * not return at once. `random` is at least 0 and below 1.
 */
export const spread = (least: number, most: number, random: number): number =>
  least + random * Math.min(least, most - least);
