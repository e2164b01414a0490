import type { Page } from '@playwright/test';
import { rows } from './support/history';
import { address, goTo } from './support/pages';
import { expect, test } from './support/test';
import { withoutIntegrity } from './support/without-integrity';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false });

/** Returns the box of an element. Tries again if the page replaces the element. */
const boxOf = async (page: Page, what: string) => {
  for (;;) {
    await expect(page.locator(what)).toBeVisible();
    const box = await page.locator(what).boundingBox();
    if (box) return box;
  }
};

test('a rail of places marks the place, and pages fill the middle of the rest from one edge', async ({
  page,
  login,
}) => {
  await login('active', { path: '/home' });
  const rail = await boxOf(page, '.places');
  expect(rail).toMatchObject({ x: 0, y: 0, height: 800 });
  const seen = await boxOf(page, '.page');
  expect(seen.x - rail.width).toBe(1280 - seen.x - seen.width);
  const { x: edge } = await boxOf(page, 'h1');
  const pages: readonly (readonly [path: string, place: string])[] = [
    ['/home/limit-details', 'Limit'],
    ['/repayment/bill-list', 'Tagihan'],
    ['/repayment/bca-va', 'Tagihan'],
    ['/transactions', 'Riwayat'],
    ['/home/about-fee', 'Beranda'],
    ['/home/popular-partners', 'Beranda'],
    ['/home/settings', 'Beranda'],
  ];
  for (const [path, place] of pages) {
    await goTo(page, path);
    const { x, width } = await boxOf(page, '.page');
    expect.soft({ x, width }, path).toEqual({ x: seen.x, width: seen.width });
    expect.soft((await boxOf(page, 'h1')).x, path).toBe(edge);
    await expect.soft(page.locator('.places [aria-current]'), path).toHaveText(place);
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(scrolls, path).toBe(1280);
  }
});

test('the skeleton of the first paint lies where its page will', async ({ page, login }) => {
  await login('active', { path: '/home' });
  const { x } = await boxOf(page, '.header button');
  await withoutIntegrity(page);
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.appBegun = true' }),
  );
  await page.goto('/home');
  expect((await boxOf(page, '#root > .page .header button')).x).toBe(x);
});

test('an open bill is beside its list, which stays usable, and closes', async ({ page, login }) => {
  await login('overdue', { path: '/repayment/bill-list' });
  const list = page.locator('[data-row="bill"] button');
  await list.nth(0).click();
  const pane = await boxOf(page, '.side-pane');
  const row = await boxOf(page, '[data-row="bill"] >> nth=1');
  expect(pane.x).toBeGreaterThan(row.x + row.width);
  expect(pane.y + pane.height).toBeLessThanOrEqual(800);
  await expect(list.nth(0)).toHaveAttribute('aria-current', 'true');
  const title = await page.getByRole('dialog').getByRole('heading').textContent();
  await list.nth(1).click();
  await expect(page.getByRole('dialog').getByRole('heading')).not.toHaveText(title ?? '');
  expect(new URL(page.url()).search).toContain('bill=');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(list.nth(1)).toBeFocused();
  // One bill replaced another, so there is one entry of the history for both.
  expect(new URL(page.url()).search).not.toContain('bill=');
});

test('the later bills are beside the current one, and open on their own page', async ({
  page,
  login,
}) => {
  await login('active', { path: '/repayment/bill-list' });
  const later = page.getByRole('region', { name: 'Tagihan mendatang' });
  await expect(later.locator('[data-amount]')).toHaveCount(2);
  // The rows of the page are those of its total.
  await expect(page.locator('[data-row="bill"]')).toHaveCount(1);
  const total = await boxOf(page, '[data-figure="total"]');
  expect((await later.boundingBox())?.x).toBeGreaterThan(total.x + total.width);
  const first = later.getByRole('button').first();
  const month = (await first.locator('.rows__title').textContent()) ?? '';
  await first.click();
  await expect(page).toHaveURL(/type=UPCOMING&bill=/);
  await expect(page.getByRole('dialog', { name: month })).toBeVisible();
});

test('the page of the limit shows when its used part is paid', async ({ page, login }) => {
  await login('active', { path: '/home/limit-details' });
  const path = page.locator('[data-section="path"]');
  await expect(path.locator('[data-row="due"]')).toHaveCount(3);
  const meanings = await page.getByRole('region', { name: 'Arti angkanya' }).boundingBox();
  expect(meanings?.x).toBeGreaterThan((await path.boundingBox())?.x ?? 0);
});

test('without a bill the page has one column', async ({ page, login }) => {
  await login('approved', { path: '/repayment/bill-list' });
  await expect(page.locator('.empty-state')).toBeVisible();
  const columns = await page
    .locator('.columns__column')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().x));
  expect(new Set(columns).size).toBe(1);
});

test('the main button is below the amount that it pays, and the second column is beside both', async ({
  page,
  login,
}) => {
  await login('overdue', { path: '/repayment/bill-list' });
  for (const [path, subject, other] of [
    [
      '/repayment/bill-list',
      '[data-figure="total"]',
      '.columns__column:nth-child(2) > .card >> nth=0',
    ],
    [
      '/repayment/bca-va',
      '.columns__column:nth-child(1) > .card',
      '.columns__column:nth-child(2) > .card',
    ],
  ] as const) {
    await goTo(page, path);
    const [above, beside] = [await boxOf(page, subject), await boxOf(page, other)];
    const button = await boxOf(page, 'main [data-action="primary"]');
    expect.soft(button.y - above.y - above.height, path).toBeLessThan(80);
    expect.soft(beside.x, path).toBeGreaterThan(button.x + button.width);
    expect.soft(beside.y, path).toBeLessThan(button.y);
  }
});

test('the schedule and an open comparison are beside the choice of instalments', async ({
  page,
  login,
}) => {
  await login('restructure', { path: '/bill-restructure' });
  const total = await boxOf(page, '[data-figure="total"]');
  const plan = await boxOf(page, '[data-row="instalment"] >> nth=0');
  expect(plan.x).toBeGreaterThan(total.x + total.width);
  const compared = page.locator('.comparison [data-amount]').first();
  expect((await compared.boundingBox())?.y).toBeLessThan(total.y);
  // The button ends the first column, and no bar lies over the second one.
  const button = await boxOf(page, '[data-action="primary"]');
  expect(button.x + button.width).toBeLessThan(plan.x);
  expect(button.y).toBeGreaterThan(total.y + total.height);
  await expect(page.locator('.actions')).toHaveCount(0);
});

test('beside the rail, which names the product, the title is in the bar and stays there', async ({
  page,
  login,
}) => {
  await login('active', { path: '/home' });
  await expect(page.locator('.places .wordmark')).toBeVisible();
  for (const path of ['/home', '/repayment/bca-va', '/transactions', '/home/settings']) {
    await goTo(page, path);
    await expect.soft(page.locator('.header .wordmark'), path).toBeHidden();
    const bar = await boxOf(page, '.header');
    const expectInBar = async () => {
      const title = await boxOf(page, 'h1');
      expect.soft(title.y, path).toBeGreaterThanOrEqual(bar.y);
      expect.soft(title.y + title.height, path).toBeLessThanOrEqual(bar.y + bar.height);
      // What is at the title's place is the title, not the bar over it.
      const seen = await page.evaluate(
        () => getComputedStyle(document.querySelector('h1') as Element).zIndex,
      );
      expect.soft(Number(seen), path).toBeGreaterThan(2);
    };
    await expectInBar();
    await page.mouse.wheel(0, 300);
    await expectInBar();
  }
});

test('the start has two columns, and its buttons are seen without scrolling', async ({ page }) => {
  await goTo(page, '/');
  const [title, card] = [await boxOf(page, 'h1'), await boxOf(page, 'main .card >> nth=0')];
  const button = await boxOf(page, 'main [data-action="primary"]');
  expect(card.x).toBeGreaterThan(button.x + button.width);
  expect(button.x).toBe(title.x);
  expect(button.y + button.height).toBeLessThan(800);
});

test('a form has two short fields in a row, next to the names of the steps', async ({
  page,
  login,
}) => {
  await login('draft', { path: '/kyc/step3' });
  const [industry, occupation] = [
    await boxOf(page, '[name="workInfo.jobIndustry"]'),
    await boxOf(page, '[name="workInfo.occupation"]'),
  ];
  expect(occupation.y).toBe(industry.y);
  expect(occupation.x).toBeGreaterThan(industry.x + industry.width);
  const steps = page.locator('.step-list li');
  await expect(steps).toHaveCount(6);
  await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step');
  const list = await boxOf(page, '.step-list');
  expect(list.x + list.width).toBeLessThan(industry.x);
  expect(list.y).toBeGreaterThan(56);
});

test('a sheet is a dialog in the middle of a large screen', async ({ page, login }) => {
  await login('active', { path: '/repayment/bill-list' });
  await page.getByRole('button', { name: 'Ingatkan aku' }).click();
  const { x, y, width, height } = await boxOf(page, '.sheet__panel');
  expect(Math.abs(y + height / 2 - 400)).toBeLessThan(2);
  // In the middle of the page, which is beside the rail.
  const beneath = await boxOf(page, '.page');
  expect(Math.abs(x + width / 2 - beneath.x - beneath.width / 2)).toBeLessThan(2);
});

test('a receipt opens beside the list, and Back closes it', async ({ page, login }) => {
  await login('active', { path: '/transactions' });
  const receipt = page.getByRole('dialog');
  const open = async (turn: number) => {
    const row = rows(page).nth(turn);
    const amount = Number(await row.locator('[data-amount]').getAttribute('data-amount'));
    await row.getByRole('button').click();
    await expect(receipt.locator('[data-amount]').first()).toHaveAttribute(
      'data-amount',
      String(Math.abs(amount)),
    );
    await expect(page.locator('main [aria-current]')).toHaveCount(1);
    await expect(row.getByRole('button')).toHaveAttribute('aria-current', 'true');
  };
  await open(1);
  await expect(receipt.getByRole('heading').first()).toBeFocused();
  await expect(receipt.getByRole('button').first()).toHaveText('Simpan atau bagikan');
  const [list, pane] = [await boxOf(page, '.history'), await boxOf(page, '.side-pane')];
  expect(pane.x).toBeGreaterThan(list.x + list.width);
  expect(pane.y + pane.height).toBeLessThanOrEqual(800);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  // The list is not covered: its tools work, and another row replaces the receipt.
  await page.getByRole('button', { name: 'Cari & filter', exact: true }).click();
  await page.locator('dialog[open]').getByRole('button').first().click();
  await expect(receipt).toHaveCount(1);
  await open(3);
  await page.goBack();
  await expect(receipt).toHaveCount(0);
  expect(address(page)).toBe('/transactions');
});

test('by keyboard a receipt opens, and Escape returns to its row', async ({ page, login }) => {
  await login('active', { path: '/transactions' });
  const row = rows(page).nth(2).getByRole('button');
  await row.focus();
  await page.keyboard.press('Enter');
  const receipt = page.getByRole('dialog');
  await expect(receipt.getByRole('heading').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(receipt.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(receipt).toHaveCount(0);
  await expect(row).toBeFocused();
  expect(address(page)).toBe('/transactions');
});

test('a receipt beside the list is printed alone', async ({ page, login }) => {
  await login('active', { path: '/transactions' });
  await rows(page).first().getByRole('button').click();
  await expect(page.getByRole('dialog').locator('[data-amount]').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main .history')).toBeHidden();
  await expect(page.locator('header')).toBeHidden();
  await expect(page.getByRole('dialog').getByRole('button')).toHaveCount(0);
  expect((await boxOf(page, '.side-pane')).y).toBeLessThan(50);
});

test('below 900 px a receipt opens over the list', async ({ page, login }) => {
  await page.setViewportSize({ width: 899, height: 800 });
  await login('active', { path: '/transactions' });
  await rows(page).first().getByRole('button').click();
  await expect(page.locator('dialog[open] .sheet__panel')).toBeVisible();
  await expect(page.locator('.receipt-choose')).toBeHidden();
});

test('a history without transactions has one column on a large screen', async ({ page, login }) => {
  await login('approved', { path: '/transactions' });
  await expect(page.getByRole('heading', { name: 'Belum ada transaksi' })).toBeVisible();
  await expect(page.locator('.receipt-choose')).toHaveCount(0);
  expect((await boxOf(page, '.empty-state')).x).toBe((await boxOf(page, 'h1')).x);
});

test('limit, settings and partners use the width of a large screen', async ({ page, login }) => {
  await login('active', { path: '/home' });
  for (const path of ['/home/limit-details', '/home/settings', '/home/popular-partners']) {
    await goTo(page, path);
    const [left, right] = [
      await boxOf(page, '.columns__column >> nth=0'),
      await boxOf(page, '.columns__column >> nth=1'),
    ];
    expect.soft(right.x, path).toBeGreaterThan(left.x + left.width);
    expect.soft(right.y, path).toBe(left.y);
    const { x, width } = await boxOf(page, '.page');
    expect.soft(x + width - right.x - right.width, path).toBeLessThan(40);
  }
});

test('the history and the card beside it begin at one height', async ({ page, login }) => {
  await login('active', { path: '/transactions' });
  await expect(rows(page).first()).toBeVisible();
  const [list, side] = [await boxOf(page, '.history-tools'), await boxOf(page, '.history-side')];
  expect(side.y).toBe(list.y);
});

test('an offer of instalments lies under the bill that it is about', async ({ page, login }) => {
  await login('active', { path: '/repayment/bill-list' });
  const [bill, offer] = [await boxOf(page, '.total-card'), await boxOf(page, '.split-offer')];
  expect(offer.x).toBe(bill.x);
  expect(offer.y).toBeGreaterThan(bill.y + bill.height);
});

test('before a receipt is open, the card below the chart has a hint, and is only as high as it', async ({
  page,
  login,
}) => {
  await login('active', { path: '/transactions' });
  const [list, chart, card, hint] = [
    await boxOf(page, '.history'),
    await boxOf(page, '.spending'),
    await boxOf(page, '.receipt-choose'),
    await boxOf(page, '.receipt-choose p'),
  ];
  expect([chart.x, chart.width]).toEqual([card.x, card.width]);
  expect(chart.x).toBeGreaterThan(list.x + list.width);
  expect(chart.y + chart.height).toBeLessThan(card.y);
  expect(card.y + card.height - hint.y - hint.height).toBeLessThan(40);
  await rows(page).first().getByRole('button').click();
  // The receipt takes the place of the card, and of the chart above it.
  const pane = await boxOf(page, '.side-pane');
  expect([pane.x, pane.width]).toEqual([card.x, card.width]);
  expect(pane.y).toBeLessThan(card.y);
  await expect(page.locator('.receipt-choose, .spending')).toHaveCount(1);
  await expect(page.locator('.spending')).toBeHidden();
});

test('the buttons of a large window follow the last part and cover nothing', async ({
  page,
  login,
}) => {
  await login('new', { path: '/kyc' });
  const [last, bar] = [
    await boxOf(page, 'main > .card >> nth=-1'),
    await boxOf(page, 'main .actions'),
  ];
  expect(bar.y).toBeGreaterThanOrEqual(last.y + last.height);
  await expect(page.locator('main .actions')).toHaveCSS('position', 'static');
});
