import { readFileSync } from 'node:fs';
import { reservedPlace, type PartnerSite } from '../../engines/site/partner-site';
import { expect, unwatched as test } from '../support/partner';

const guide = readFileSync('embeds/README.md', 'utf8');

/** Returns the first lines of the guide that match. */
const lines = (pattern: RegExp): string => {
  const [, found] = pattern.exec(guide) ?? [];
  if (found === undefined) throw new Error(`the guide has no lines like ${pattern}`);
  return found;
};

/** Serves the guide's page with its files, under the guide's policy. */
const put = (site: PartnerSite, token: string): string => {
  const here = (text: string) => text.replaceAll('https://paylater.example', site.lender);
  const file = (path: string, type: string, text: string) =>
    site.put(path, { html: text, headers: { 'content-type': `${type}; charset=utf-8` } });
  file('/account.js', 'text/javascript', lines(/```js\n(\/\/ account\.js\n[^]*?)```/));
  file('/account.css', 'text/css', reservedPlace());
  file('/my/paylater-token', 'text/plain', token);
  return site.put('/account', {
    html: here(lines(/```html\n(<!doctype html>[^]*?)```/)),
    headers: {
      'content-security-policy': here(lines(/^Content-Security-Policy: (.*)$/m)),
    },
  });
};

test('the guide’s page works under the guide’s policy', async ({ page, site }) => {
  const refusals: string[] = [];
  page.on('console', (said) => {
    if (said.text().includes('Content Security Policy')) refusals.push(said.text());
  });
  const { user } = await site.visit('calm');
  await page.goto(put(site, user.token));
  await expect(page.locator('paylater-bill-list')).toHaveAttribute('data-state', 'ready');
  expect(refusals).toEqual([]);
});

test('while the script is slow the guide’s page shows the fallback', async ({ page, site }) => {
  await page.route('**/embeds/v1/paylater.js', () => undefined);
  const { user } = await site.visit('calm');
  await page.goto(put(site, user.token), { waitUntil: 'commit' });
  const bills = page.locator('paylater-bill-list');
  await expect(bills).toHaveCSS('min-height', /^[1-9]\d\dpx$/);
  const fallback = bills.locator('[slot="fallback"]');
  await expect(fallback).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(fallback).toBeVisible();
});
