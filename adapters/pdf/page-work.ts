/** Operators of a page, or of a pattern on it. A pattern holds its own list among the arguments. */
export interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

const isOperators = (it: unknown): it is Operators =>
  typeof it === 'object' && it !== null && 'fnArray' in it && 'argsArray' in it;

/** Returns how often a pattern is painted into its own tile, when its steps are smaller than its box. */
const repeats = ([name, , , , box, across, down]: readonly unknown[]): number => {
  if (name !== 'TilingPattern' || !Array.isArray(box)) return 0;
  const [left, bottom, right, top] = box as readonly number[];
  const times = (from = 0, to = 0, step: unknown): number =>
    Math.ceil(Math.abs(to - from) / Math.max(Math.abs(Number(step)), 1e-6));
  return times(left, right, across) * times(bottom, top, down);
};

/**
 * Counts the operators of a PDF page that are drawn without a pause: those of patterns, and their repeats. They freeze
 * the tab; the page's own operators are drawn in slices.
 */
export const unbrokenWork = ({ argsArray }: Operators): number =>
  argsArray.reduce<number>((sum, args) => {
    if (!Array.isArray(args)) return sum;
    const nested = args.filter(isOperators);
    return nested.reduce(
      (all, it) => all + it.fnArray.length + unbrokenWork(it),
      sum + (nested.length > 0 ? repeats(args) : 0),
    );
  }, 0);
