import { Tree } from './tree';

/** Where a change is seen in the running product. */
export interface Seen {
  /** A person in this state is logged in. */
  readonly persona?: string;
  readonly at: string;
  /** The languages of the browser; Indonesian without it. */
  readonly locale?: string;
  /** What is on the page after the change, and not before. */
  readonly selector: string;
  /** What has to be pressed before, once the change put it on the page. */
  readonly press?: string;
}

/** One of the changes that CONTRIBUTING describes, small enough to be made by a program. */
export interface Recipe {
  readonly name: string;
  /** The most product files it may touch, of client and sandbox, beside the files of messages. */
  readonly most: number;
  readonly seen: Seen;
  readonly apply: (tree: Tree) => void;
  /** The tests nearest to it, as paths. */
  readonly tests: readonly string[];
}

/** Applies a recipe and prints the product files that it touches. Returns the number of those beside messages. */
export const applyTo = (tree: Tree, { name, most, apply }: Recipe): number => {
  apply(tree);
  const all = tree.touched();
  const touched = all.filter((file) => !file.startsWith('ui/messages/'));
  const counts = `${touched.length} files (at most ${most}), and ${all.length - touched.length} of messages`;
  process.stdout.write(`${name}: ${counts}\n${all.map((it) => `  ${it}\n`).join('')}`);
  return touched.length;
};

/** Applies a recipe to a copy of the project, and runs all static checks and the nearest tests over it. */
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
