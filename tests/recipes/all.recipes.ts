import { expect, test } from 'vitest';
import { recipes } from './rows/recipes';
import { follow } from './support/recipe';

test.each(recipes)('$name, as CONTRIBUTING describes it', (recipe) => {
  expect(follow(recipe)).toBeLessThanOrEqual(recipe.most);
});
