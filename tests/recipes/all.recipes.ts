import { expect, test } from 'vitest';
import { call } from './rows/call';
import { language } from './rows/language';
import { setting } from './rows/setting';
import { follow } from './support/recipe';

test.each([setting, call, language])('$name, as CONTRIBUTING describes it', (recipe) => {
  const { touched, most } = follow(recipe, true);
  expect(touched).toBeLessThanOrEqual(most);
});
