import { findingsOn } from '../access/engines';
import { atWholeHome } from '../e2e/support/pages';
import { expect, test } from '../e2e/support/test';

// `npm run suite access` judges every page and story.
test('three accessibility engines find nothing wrong on home', async ({ page, login }) => {
  await login('overdue-late-fee', { path: '/home' });
  await atWholeHome(page);
  expect(await findingsOn(page)).toEqual([]);
});
