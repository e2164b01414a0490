import { expect, outcomeOf, test, unwatched } from '../support/partner';

test('the state is also :state(), and is restored when data-state is removed', async ({
  page,
  site,
}) => {
  await outcomeOf(page, (await site.visit('calm')).url);
  const element = page.locator('paylater-limit-card');
  await element.evaluate((it) => it.removeAttribute('data-state'));
  await expect(element).toHaveAttribute('data-state', 'ready');
  expect(await element.evaluate((it) => it.matches(':state(ready)'))).toBe(true);
  expect(await element.evaluate((it) => it.matches(':state(loading)'))).toBe(false);
});

unwatched('what failed without a connection is there when it is back', async ({ page, site }) => {
  const visit = await site.visit('mounts', 'active');
  await outcomeOf(page, visit.url);
  await page.context().setOffline(true);
  await page.evaluate((token) => {
    const element = document.createElement('paylater-limit-card');
    Object.assign(element, { tokenProvider: async () => token });
    document.body.append(element);
  }, visit.user.token);
  const element = page.locator('paylater-limit-card');
  await expect(element).toHaveAttribute('data-state', 'error', { timeout: 15_000 });
  await page.context().setOffline(false);
  await expect(element).toHaveAttribute('data-state', 'ready');
});
