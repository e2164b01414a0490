import { at } from './support/pages';
import { expect, test } from './support/test';

test('a partner’s name may hold dots', async ({ page, login }) => {
  await login('approved');
  await page.goto('/partner/name.with.dot');
  await at(page, '/partner/*');
});

for (const path of ['/%ff', '/name.with.dot', '/kyc/step1.5'])
  test(`${path} is a page that the client does not know`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await at(page, '*');
  });

test('a page may use the camera, copy and share, and nothing else', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (line) => {
    if (line.text().includes('Permissions-Policy')) complaints.push(line.text());
  });
  await page.goto('/');
  const may = await page.evaluate(() => {
    const { featurePolicy } = document as unknown as {
      featurePolicy: { allowedFeatures: () => string[] };
    };
    return featurePolicy.allowedFeatures();
  });
  // `ch-…` are client hints, which are no features of the page.
  const features = may.filter((name) => !name.startsWith('ch-') && name !== 'web-share');
  expect(features.sort()).toEqual(['camera', 'clipboard-read', 'clipboard-write']);
  expect(complaints, 'features that the browser does not know').toEqual([]);
});
