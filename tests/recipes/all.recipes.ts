import { expect, test } from 'vitest';
import { call } from './rows/call';
import { host } from './rows/host';
import { language } from './rows/language';
import { setting } from './rows/setting';
import { status } from './rows/status';
import { follow } from './support/recipe';

test.each([setting, status, call, language, host])(
  '$name, as CONTRIBUTING describes it',
  (recipe) => {
    const { touched, most } = follow(recipe, true);
    expect(touched).toBeLessThanOrEqual(most);
  },
);
