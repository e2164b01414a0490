import { expect, test } from 'vitest';
import { setting } from './rows/setting';
import { follow } from './support/recipe';

test('a setting is one row and its messages (npm run recipes tries the others)', () => {
  const { touched, most } = follow(setting, false);
  expect(touched).toBe(most);
}, 300_000);
