import { expect, test } from 'vitest';
import { recipes } from './rows/recipes';
import { applyTo } from './support/recipe';
import { Tree } from './support/tree';

// `npm run suite recipes` runs the checks and the nearest tests over each recipe.
test('each recipe finds its places in the code, and changes at most the files that CONTRIBUTING allows', () => {
  const tree = new Tree();
  try {
    for (const recipe of recipes) {
      expect(applyTo(tree, recipe), recipe.name).toBeLessThanOrEqual(recipe.most);
      tree.commit();
    }
  } finally {
    tree.remove();
  }
  // Git writes the whole project several times, which is slow on a busy disk.
}, 300_000);
