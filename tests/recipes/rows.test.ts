import { expect, test } from 'vitest';
import { recipes } from './rows/recipes';
import { applyTo } from './support/recipe';
import { Tree } from './support/tree';

// That the checks and the nearest tests pass over each of them is `npm run suite recipes`.
test('each recipe finds its places in the code, and touches no more files than CONTRIBUTING says', () => {
  const tree = new Tree();
  try {
    for (const recipe of recipes) {
      expect(applyTo(tree, recipe), recipe.name).toBeLessThanOrEqual(recipe.most);
      tree.commit();
    }
  } finally {
    tree.remove();
  }
  // Git writes the whole project several times, which takes long on a busy disk.
}, 300_000);
