import { long } from '../support/long';
import type { Page } from '@playwright/test';
import { embedsVersion } from '../../../embeds/core/version';
import { reservedPlace, type PartnerSite } from '../../engines/site/partner-site';
import { expect, unwatched as test } from '../support/partner';

const frozen = `embeds/${embedsVersion}`;
const defined = () => customElements.get('paylater-limit-card') !== undefined;

const card = `<paylater-limit-card locale="id"><span slot="title">My limit</span>
<p slot="fallback">Only in the app.</p></paylater-limit-card>`;

interface Shown {
  readonly load: string;
  readonly policy?: string;
}

/** Opens a page with the guide's rules, one element, and these tags in its head. */
const open = async (page: Page, site: PartnerSite, { load, policy }: Shown) => {
  const html = `<!doctype html><html lang="id"><meta charset="utf-8"><style>${reservedPlace()}</style>
${load}<body><main>${card}</main></body></html>`;
  const headers = policy === undefined ? {} : { 'content-security-policy': policy };
  await page.goto(site.put('/loading', { html, headers }));
  return {
    title: page.getByText('My limit'),
    fallback: page.getByText('Only in the app.'),
    height: () =>
      page.locator('paylater-limit-card').evaluate((it: HTMLElement) => it.offsetHeight),
    /** Ends the delay in the guide's rules. */
    waitIsOver: () =>
      page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      }),
  };
};

test('the loader passes nonce and hash on, and leaves no global name', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const loader = `<script async nonce="only-this" src="${site.lender}/${frozen}/paylater-loader.js"
    data-integrity="${site.integrity}"></script>`;
  await open(page, site, {
    load: `<script nonce="only-this">window.before = ['before', ...Reflect.ownKeys(window)]</script>
      <img name="currentScript" alt="">${loader}${loader}`,
    policy: "script-src 'nonce-only-this'",
  });
  await page.waitForFunction(defined);
  const modules = page.locator('script[type="module"]');
  await expect(modules).toHaveCount(2);
  await expect(modules.first()).toHaveAttribute('integrity', site.integrity);
  expect(asked.filter((url) => url.endsWith('/paylater.js'))).toEqual([
    `${site.lender}/${frozen}/paylater.js`,
  ]);
  const left = await page.evaluate(() => {
    const before: readonly unknown[] = Reflect.get(window, 'before');
    return Reflect.ownKeys(window)
      .filter((key) => !before.includes(key))
      .map(String);
  });
  expect(left).toEqual(['Symbol(paylater.embeds)']);
});

test('the loader’s tag gets an error event for a refused module', long, async ({ page, site }) => {
  await open(page, site, {
    load: `<script async onerror="document.title = 'refused'" data-integrity="sha384-wrong"
      src="${site.lender}/${frozen}/paylater-loader.js"></script>`,
  });
  await page.waitForFunction(() => document.title === 'refused');
  expect(await page.evaluate(defined)).toBe(false);
});

const refused = {
  'by its hash': (site: PartnerSite) => ({
    load: `<script type="module" crossorigin integrity="sha384-${'A'.repeat(64)}"
      src="${site.lender}/${frozen}/paylater.js"></script>`,
  }),
  'by the page’s policy': (site: PartnerSite) => ({
    load: `<script type="module" src="${site.lender}/embeds/v1/paylater.js"></script>`,
    policy: "script-src 'none'",
  }),
  'because it is not there': (site: PartnerSite) => ({
    load: `<script type="module" src="${site.lender}/embeds/0.0.0/paylater.js"></script>`,
  }),
};

for (const [how, made] of Object.entries(refused))
  test(`a script refused ${how} leaves the fallback at its height`, async ({ page, site }) => {
    const { title, fallback, height, waitIsOver } = await open(page, site, made(site));
    await expect(title).toBeHidden();
    await expect(fallback).toBeHidden();
    expect(await height()).toBe(280);
    await waitIsOver();
    await expect(fallback).toBeVisible();
    await expect(title).toBeHidden();
    expect(await height()).toBe(280);
    expect(await page.evaluate(defined)).toBe(false);
  });

test('the script replaces the fallback by the title, at one height', async ({ page, site }) => {
  const { title, fallback, height, waitIsOver } = await open(page, site, {
    load: `<script type="module" src="${site.lender}/embeds/v1/paylater.js"></script>`,
  });
  await page.waitForFunction(defined);
  await expect(title).toBeVisible();
  await waitIsOver();
  await expect(fallback).toBeHidden();
  expect(await height()).toBe(280);
});
