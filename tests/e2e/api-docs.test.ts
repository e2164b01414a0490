import { expect, test } from './support/test';

test('the page of the API document shows every call and tries one', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto('/api/docs');
  const document = (await (await page.request.get('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const count = Object.values(document.paths).flatMap((path) => Object.keys(path)).length;
  await expect(page.locator('.opblock')).toHaveCount(count);

  await page.getByLabel('Persona').selectOption('active');
  await page.getByRole('button', { name: 'Call as a new person' }).click();
  await expect(page.getByRole('status')).toContainText('Calls are made as');

  const call = page.locator('.opblock', { has: page.locator('[data-path="/v1/repay/status"]') });
  await call.locator('.opblock-summary-control').click();
  await call.getByRole('button', { name: 'Execute' }).click();
  const answer = call.locator('.live-responses-table');
  await expect(answer.locator('.response-col_status').last()).toContainText('200');
  await expect(answer).toContainText('"data"');
  expect(problems).toEqual([]);
});
