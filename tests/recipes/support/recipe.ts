import { Tree } from './tree';

/** One of the changes that CONTRIBUTING describes, small enough to be made by a program. */
export interface Recipe {
  readonly name: string;
  /** The most product files it may touch. */
  readonly most: number;
  /** Files of messages are printed and not counted. */
  readonly besideMessages?: true;
  readonly apply: (tree: Tree) => void;
  /** The tests nearest to it, as paths. */
  readonly tests: readonly string[];
}

/**
 * Applies a recipe to a copy of the project, prints the product files that it touches, and runs the nearest tests over
 * it. `checks`: all static checks too, otherwise the types. Returns the number of files, and their limit.
 */
export const follow = ({ name, most, besideMessages, apply, tests }: Recipe, checks: boolean) => {
  const tree = new Tree();
  try {
    apply(tree);
    const all = tree.touched();
    const touched = besideMessages ? all.filter((file) => !file.startsWith('ui/messages/')) : all;
    process.stdout.write(
      `${name}: ${touched.length} product files (at most ${most})\n${all.map((it) => `  ${it}\n`).join('')}`,
    );
    if (checks) tree.run('node', 'scripts/check.mjs');
    else tree.run('tsc', '-p', 'tests');
    tree.run('vitest', 'run', ...tests);
    return { touched: touched.length, most };
  } finally {
    tree.remove();
  }
};
