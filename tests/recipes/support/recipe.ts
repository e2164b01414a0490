import { Tree } from './tree';

/** The page of the running product that shows a change. */
export interface Seen {
  /** The persona to log in as. */
  readonly persona?: string;
  readonly at: string;
  /** The language of the browser; Indonesian by default. */
  readonly locale?: string;
  /** Matches an element that is on the page only after the change. */
  readonly selector: string;
  /** Matches an element to press first, once the change has added it. */
  readonly press?: string;
}

/** One of the changes that CONTRIBUTING describes, small enough for a program. */
export interface Recipe {
  readonly name: string;
  /** The maximum number of product files, of client and sandbox, without the files of messages. */
  readonly most: number;
  readonly seen: Seen;
  readonly apply: (tree: Tree) => void;
  /** The paths of the nearest tests. */
  readonly tests: readonly string[];
}

/** Applies a recipe and prints the product files that it changes. Returns their number without messages. */
export const applyTo = (tree: Tree, { name, most, apply }: Recipe): number => {
  apply(tree);
  const all = tree.touched();
  const touched = all.filter((file) => !file.startsWith('ui/messages/'));
  const counts = `${touched.length} files (at most ${most}), and ${all.length - touched.length} of messages`;
  process.stdout.write(`${name}: ${counts}\n${all.map((it) => `  ${it}\n`).join('')}`);
  return touched.length;
};

/** Applies a recipe to a copy of the project, and runs all static checks and the nearest tests. */
export const follow = (recipe: Recipe): number => {
  const tree = new Tree();
  try {
    const touched = applyTo(tree, recipe);
    tree.run('biome', 'format', '--write', '.');
    tree.run('node', 'scripts/check.mjs');
    tree.run('vitest', 'run', ...recipe.tests);
    return touched;
  } finally {
    tree.remove();
  }
};
