import { long, longUnless } from './support/long';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../a11y/support/axe';
import { tags } from './support/own-page';
import { storages } from './support/pages';
import { expect, test } from './support/test';

const shops = ['the first origin', 'an origin of its own'] as const;

/** Opens a page of the shop. The second origin is read from the link between the two. */
const openShop = async (page: Page, shop: (typeof shops)[number], path: string) => {
  await page.goto(path);
  if (shop === 'the first origin') return;
  const link = await page.locator('[data-elsewhere]').getAttribute('href');
  const { search } = new URL(page.url());
  await page.goto(`${link}${search}`);
};

const ready = (page: Page, tag: string) => page.locator(`${tag}[data-state="ready"]`);

/** Returns by how many pixels the mark of what can be spent is beside the middle of its label's line. */
const markOff = (page: Page, within: string) =>
  page.locator(`${within} .limit-card__label--available`).evaluate((label) => {
    const { top, height } = getComputedStyle(label, '::before');
    const line = getComputedStyle(label).lineHeight;
    const [from, high, whole] = [top, height, line].map((it) => Number.parseFloat(it));
    return Math.abs((from ?? 0) + (high ?? 0) / 2 - (whole ?? 0) / 2);
  });

test('a buyer without a limit sees one element, which offers to apply', async ({
  page,
  announce,
}) => {
  announce('/api/v2/homepage', 403);
  announce('/api/v1/loan-restructure/summary', 403);
  await openShop(page, 'the first origin', '/shop?persona=new');
  const card = page.locator('paylater-limit-card');
  await expect(card).toHaveAttribute('data-state', 'empty');
  await expect(page.locator('#paylater')).toBeHidden();
  await expect(page.locator('header [href$="#paylater"]')).toBeHidden();
  await expect(card.getByRole('link').first()).toContainText('Ajukan atau lihat status');
});

test('the mark of the available limit is level with its label, in an element and in the app', async ({
  page,
  login,
}) => {
  await openShop(page, 'the first origin', '/shop');
  await expect(ready(page, 'paylater-limit-card')).toHaveCount(1);
  expect(await markOff(page, 'paylater-limit-card')).toBeLessThan(0.6);
  await login('active', { path: '/home/limit-details' });
  expect(await markOff(page, 'main')).toBeLessThan(0.6);
});

for (const shop of shops) {
  test(
    `${shop}: without a login every element is ready, and shows a purchase`,
    longUnless(shop === shops[0]),
    async ({ page }) => {
      await openShop(page, shop, '/shop');
      for (const tag of tags) await expect(ready(page, tag)).toHaveCount(1);
      const limit = page.locator('paylater-limit-card');
      const figures = () =>
        limit
          .locator('[data-amount]')
          .evaluateAll((all) => all.map((it) => Number(it.getAttribute('data-amount'))));
      const [available = 0, used = 0, whole = 0] = await figures();
      expect([whole, used + available]).toEqual([5_500_000, whole]);
      await expect(page.locator('#total')).toHaveText('Rp889.000');
      await page.locator('#buy').tap();
      await expect(page.locator('#said')).toContainText('Rp889.000 masuk ke tagihan');
      await expect.poll(figures).toEqual([available - 889_000, used + 889_000, whole]);
      await expect(page.locator('#buy')).toBeDisabled();
    },
  );

  test(
    `${shop}: a link of an element opens in the app`,
    longUnless(shop === shops[0]),
    async ({ page, baseURL }) => {
      await openShop(page, shop, '/shop');
      const action = ready(page, 'paylater-bill-list').locator('a, button').first();
      await action.tap();
      await page.waitForURL((url) => url.origin === baseURL && !url.pathname.startsWith('/shop'));
      await expect(page.locator('main[data-route]')).toBeVisible();
    },
  );

  test(
    `${shop}: no token is in the page, an address, a storage or the code`,
    longUnless(shop === shops[0]),
    async ({ page }) => {
      const addresses: string[] = [];
      const tokens = new Set<string>();
      page.on('request', (request) => {
        addresses.push(request.url());
        const [, token] = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '') ?? [];
        if (token !== undefined) tokens.add(token);
      });
      await openShop(page, shop, '/shop/playground');
      await expect(ready(page, 'paylater-limit-card')).toHaveCount(1);
      const drawn: string[] = [];
      for (const kind of ['React', 'Vue', 'HTML']) {
        await page.getByRole('button', { name: kind, exact: true }).tap();
        drawn.push(await page.content());
      }
      const inside = await page
        .locator('paylater-limit-card')
        .evaluate((it) => it.outerHTML + String(it.shadowRoot?.innerHTML));
      expect(inside).toContain('data-amount');
      const log = String(await page.locator('#log').textContent());
      const kept = JSON.stringify(await storages(page));
      // The first origin's page may be left before it makes a request.
      expect(tokens.size).toBeGreaterThan(0);
      for (const token of tokens) {
        expect(token.length).toBeGreaterThan(20);
        for (const text of [...drawn, inside, log, kept, ...addresses])
          expect(text).not.toContain(token);
      }
    },
  );
}

test('the playground sets and removes attributes, and the code follows', long, async ({ page }) => {
  await page.goto('/shop/playground?element=paylater-bill-list&locale=en');
  const element = page.locator('paylater-bill-list');
  await expect(ready(page, 'paylater-bill-list')).toHaveAttribute('locale', 'en');
  await expect(page.locator('#log [data-event="paylater-ready"]')).not.toHaveCount(0);
  await expect(page.locator('#state')).toHaveText('ready');
  await element.evaluate((it) => it.setAttribute('title', 'the same one'));
  await page.locator('#type').selectOption('upcoming');
  await expect(element).toHaveAttribute('type', 'upcoming');
  await expect(page.locator('#page-code')).toContainText('<div id="paylater"></div>');
  for (const [name, value] of [
    ['locale', 'en'],
    ['type', 'upcoming'],
  ])
    await expect(page.locator('#token-code')).toContainText(
      `element.setAttribute("${name}", "${value}");`,
    );
  await page.locator('#locale').selectOption('');
  await expect(element).not.toHaveAttribute('locale');
  await expect(element).toHaveAttribute('title', 'the same one');
  await page.getByRole('button', { name: 'React' }).tap();
  await expect(page.locator('#page-code')).toContainText('tokenProvider={tokenProvider}');
  await page.locator('#element').selectOption('paylater-recent-transactions');
  await expect(page.locator('#type')).toBeHidden();
  await page.locator('#limit').fill('3');
  const recent = ready(page, 'paylater-recent-transactions');
  await expect(recent.locator('[data-row="transaction"]')).toHaveCount(3);
  await expect(page.locator('#address')).toHaveAttribute(
    'href',
    /^\/shop\/playground\?element=paylater-recent-transactions&limit=3&host=page/,
  );
});

test('the playground tries custom properties, and writes their rule', long, async ({ page }) => {
  await page.goto('/shop/playground?--paylater-radius=3px');
  const card = ready(page, 'paylater-limit-card').locator('[part="card"]');
  await expect(card).toHaveCSS('border-radius', '3px');
  await page.getByLabel('surface', { exact: true }).fill('rgb(1, 2, 3)');
  await expect(card).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await expect(page.locator('#style-code')).toHaveText(
    'paylater-limit-card { --paylater-surface: rgb(1, 2, 3); --paylater-radius: 3px; }',
  );
  await expect(page.locator('#address')).toHaveAttribute('href', /--paylater-radius=3px/);
  await page.getByLabel('surface', { exact: true }).fill('');
  await expect(card).not.toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await page.getByLabel('radius', { exact: true }).fill('');
  await expect(page.locator('#style-code')).toBeHidden();
});

test('the playground shows the element on the page that is chosen', long, async ({ page }) => {
  await page.goto('/shop/playground?host=dark');
  await expect(ready(page, 'paylater-limit-card')).toHaveCount(1);
  const around = page.locator('.host');
  await expect(around).toHaveCSS('background-color', 'rgb(16, 18, 20)');
  await page.locator('#host').selectOption('light');
  await expect(around).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('the playground prevents links from opening, and logs them', long, async ({ page }) => {
  await page.goto('/shop/playground');
  await ready(page, 'paylater-limit-card').locator('a, button').first().tap();
  await expect(page.locator('#log [data-event="paylater-open"]')).toContainText('"url"');
  expect(new URL(page.url()).pathname).toBe('/shop/playground');
});

test('a click with Ctrl opens a tab, and the event reports it', long, async ({ page, context }) => {
  await page.goto('/shop/playground');
  await page.locator('#prevent').uncheck();
  const link = ready(page, 'paylater-limit-card').locator('a').first();
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(() => context.pages().length).toBe(2);
  await expect(page.locator('#log [data-event="paylater-open"]')).toContainText(
    /"(ctrl|meta)Key":\s*true/,
  );
  expect(new URL(page.url()).pathname).toBe('/shop/playground');
});

test('the playground creates another user with the same settings', long, async ({ page }) => {
  await page.goto('/shop/playground?theme=dark');
  await expect(ready(page, 'paylater-limit-card')).toHaveCount(1);
  await page.locator('#persona').selectOption('approved');
  await page.waitForURL(/persona=approved/);
  await expect(page.locator('#theme')).toHaveValue('dark');
  const limit = ready(page, 'paylater-limit-card');
  await expect(limit.locator('[data-amount="0"]')).not.toHaveCount(0);
});

for (const path of ['/shop', '/shop/playground'])
  test(`${path} is accessible, and not wider than the window`, long, async ({ page }) => {
    await page.goto(path);
    await expect(ready(page, 'paylater-limit-card')).toHaveCount(1);
    await expectAccessible(page, path, true);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `at ${width} px`).toBe(0);
    }
  });

test('one bill leaves no hole in the list of bills', long, async ({ page }) => {
  await page.goto('/shop/playground?element=paylater-bill-list');
  await expect(ready(page, 'paylater-bill-list')).toHaveCount(1);
  await page.locator('#persona').selectOption('due-soon');
  await page.waitForURL(/persona=due-soon/);
  const bills = ready(page, 'paylater-bill-list');
  await expect(bills.locator('[data-row="bill"]')).toHaveCount(1);
  const edges = async (part: string) => {
    const box = await bills.locator(part).boundingBox();
    return { top: box?.y ?? 0, end: (box?.y ?? 0) + (box?.height ?? 0) };
  };
  const [row, foot] = [await edges('[data-row="bill"]'), await edges('.paylater__foot')];
  expect(foot.top - row.end).toBeLessThan(20);
});

test('the QA guide’s link to the playground has readable colours', long, async ({ page }) => {
  const [link = ''] =
    /^\/shop\/playground\?.*$/m.exec(readFileSync('docs/qa-guide.md', 'utf8')) ?? [];
  expect(link).toContain('theme=dark');
  await page.goto(link);
  await expect(ready(page, 'paylater-bill-list')).toHaveCount(1);
  await expect(page.locator('#ignored')).toHaveCount(0);
  await expectAccessible(page, link, true);
  await page.locator('#theme').selectOption('light');
  await expectAccessible(page, `${link}, in the light`, true);
});

test('the playground names an unknown persona, and uses the default', long, async ({ page }) => {
  await page.goto('/shop/playground?persona=nope');
  await expect(page.locator('#ignored')).toContainText('persona=nope');
  await expect(page.locator('#persona')).toHaveValue('active');
  await expect(ready(page, 'paylater-limit-card')).toHaveCount(1);
});

test('the playground keeps its language for another user', long, async ({ page }) => {
  await page.goto('/shop/playground');
  await expect(ready(page, 'paylater-limit-card')).toHaveCount(1);
  await page.locator('#lang').selectOption('en');
  await page.waitForURL(/lang=en/);
  await page.locator('#persona').selectOption('overdue');
  await page.waitForURL(/persona=overdue/);
  await expect(
    page.getByRole('heading', { name: 'Playground of the PayLater elements' }),
  ).toBeVisible();
  await expect(ready(page, 'paylater-limit-card').locator('.card__title')).toHaveText('Your limit');
});
