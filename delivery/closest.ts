/** Returns how many letters are inserted, removed or replaced between two words. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
};

/** Returns the name of a list that a misspelt one most likely means, if any is close. */
export const closest = (typed: string, names: readonly string[]): string | undefined => {
  const far = (name: string) => distance(typed.toLowerCase(), name.toLowerCase());
  const [nearest] = [...names].sort((a, b) => far(a) - far(b));
  return nearest !== undefined && far(nearest) <= Math.max(2, typed.length / 4)
    ? nearest
    : undefined;
};
