import { expect, test } from 'vitest';
import { allFields } from './fields';
import { testFields } from './test-fields';
import { wrongWays } from './wrong-values';

testFields('every wrong value', wrongWays, allFields());

test('there are as many fields as were counted', () => {
  expect(allFields().length).toBeGreaterThan(240);
});
