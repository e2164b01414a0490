import { expect, outcomeOf, test } from '../support/partner';

test('the state is also :state(), and a removed data-state comes back', async ({ page, site }) => {
  await outcomeOf(page, (await site.visit('calm')).url);
  const element = page.locator('paylater-limit-card');
  await element.evaluate((it) => it.removeAttribute('data-state'));
  await expect(element).toHaveAttribute('data-state', 'ready');
  expect(await element.evaluate((it) => it.matches(':state(ready)'))).toBe(true);
  expect(await element.evaluate((it) => it.matches(':state(loading)'))).toBe(false);
});
