import { STORED } from '../../domain/storage/stored';
import { everything, frames, rows, scrollToTheEnd, untilStill } from './support/history';
import { goBackTo } from './support/pages';
import { expect, test } from './support/test';

const history = '/v1/transaction-history';

test('every row is shown once, newest first, in pages of 20', async ({ page, sandbox, login }) => {
  const user = await login('active', { path: '/transactions' });
  const all = await everything(sandbox, user);
  const { ids, mostRows } = await scrollToTheEnd(page);
  expect(ids).toEqual(all.map(({ id }) => id));
  expect(mostRows).toBeLessThanOrEqual(40);
  await expect(page.getByText('Ini akhir riwayatmu.')).toBeVisible();
  const asked = (await sandbox.journal({ userId: user.userId, path: history })).filter(
    (it) => 'application-source' in it.headers,
  );
  expect(asked.map(({ query }) => query['metadata'])).toEqual(
    asked.map((_, turn) => (turn === 0 ? 'true' : 'false')),
  );
  expect(asked[0]?.body).toMatchObject({ pageSize: 20 });
});

test('the month of the visible rows sticks under the header', async ({ page, login }) => {
  await login('active', { path: '/transactions' });
  await expect(rows(page).first()).toBeVisible();
  const heads = page.locator('.history__month--sticks');
  const first = await heads.textContent();
  await scrollToTheEnd(page);
  await expect(heads).toHaveCount(1);
  expect(await heads.textContent()).not.toBe(first);
  const header = await page.locator('header').boundingBox();
  const box = await heads.boundingBox();
  expect(Math.abs((box?.y ?? 0) - (header?.height ?? 0))).toBeLessThanOrEqual(2);
});

test('a chip is its words alone', async ({ page, login }) => {
  await login('active', { path: '/transactions' });
  const chip = page.locator('.status-chip').first();
  await expect(chip).toBeVisible();
  expect(await chip.evaluate((it) => getComputedStyle(it, '::before').content)).toBe('none');
});

test('the first row is near the top, and under the chart on a higher screen', async ({
  page,
  login,
}) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await login('active', { path: '/transactions' });
  await expect(rows(page).first()).toBeVisible();
  const top = async () => (await rows(page).first().boundingBox())?.y;
  await page.evaluate(untilStill);
  expect(await top()).toBeLessThanOrEqual(240);
  await expect(page.locator('.spending')).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator('.spending')).toBeVisible();
  await page.evaluate(untilStill);
  const waiting = await top();
  expect(waiting).toBeLessThanOrEqual(375);
  // The bars take the room that was kept for them.
  await expect(page.locator('.spending__month').first()).toBeVisible();
  expect(await top()).toBe(waiting);
});

test('under the chart five rows are seen, and each is a target for a finger', async ({
  page,
  login,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await login('active', { path: '/transactions' });
  await expect(page.locator('.spending__month').first()).toBeVisible();
  const bar = await page.locator('.places').boundingBox();
  const heights = await rows(page).evaluateAll((all, end) => {
    const seen = all.map((it) => it.getBoundingClientRect()).filter(({ bottom }) => bottom <= end);
    return seen.map(({ height }) => height);
  }, bar?.y ?? 0);
  expect(heights.length).toBeGreaterThanOrEqual(5);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('in a narrow window with large letters every sum of the chart is inside of the window', async ({
  page,
  login,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const { key, encode } = STORED.textSize;
  await page.addInitScript(
    ([name = '', size = '']) => localStorage.setItem(name, size),
    [key, encode('130')],
  );
  await login('active', { path: '/transactions' });
  const sums = page.locator('.spending__sum');
  await expect(sums.first()).toBeVisible();
  for (const { left, right } of await sums.evaluateAll((all) =>
    all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect),
  )) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
  }
});

test('a press on a column of the chart jumps to its month', async ({ page, login }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await login('active', { path: '/transactions' });
  const columns = page.locator('.spending__month');
  await expect(columns.first()).toBeVisible();
  const name = await columns.nth(1).textContent();
  await columns.nth(1).tap();
  await expect(page.locator('main h2:focus')).toHaveText(/^\S+ 20\d\d$/);
  expect(name).toContain(await page.locator('main h2:focus').textContent());
});
test('a row has two lines at 360 px, a refund too', async ({ page, login }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await login('active', { path: '/transactions' });
  const row = rows(page).filter({ hasText: 'Pengembalian dana' }).first();
  const height = (await row.boundingBox())?.height;
  expect(height).toBe((await rows(page).first().boundingBox())?.height);
});

test('the amount of a row with a bad status is struck through, and no other', async ({
  page,
  login,
}) => {
  await login('active', { path: '/transactions' });
  await expect(rows(page).first()).toBeVisible();
  const seen = await rows(page).evaluateAll((all) =>
    all.map((row) => {
      const amount = row.querySelector('.amount');
      return [
        row.querySelector('.status-chip--bad') !== null,
        amount !== null && getComputedStyle(amount).textDecorationLine === 'line-through',
      ] as const;
    }),
  );
  expect(seen.map(([isVoid]) => isVoid)).toContain(true);
  for (const [isVoid, isStruck] of seen) expect(isStruck).toBe(isVoid);
});

test('the tools are as high as a finger, and in one row on the narrowest screen', async ({
  page,
  login,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await login('active', { path: '/transactions' });
  const boxes = await page
    .locator('.history-tools > *')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()));
  expect(boxes).toHaveLength(2);
  for (const { y, height } of boxes) {
    expect(height).toBeGreaterThanOrEqual(44);
    expect(y).toBe(boxes[0].y);
  }
});

test('on the narrowest screen each row has its icon, beside its text', async ({ page, login }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await login('active', { path: '/transactions' });
  const row = rows(page).first();
  const icon = await row.locator('.monogram').boundingBox();
  const text = await row.locator('.transaction-line').first().boundingBox();
  expect(icon?.width).toBe(32);
  expect(text?.x).toBeGreaterThan((icon?.x ?? 0) + 32);
});

test('on a small screen only the first button of a long sheet stays while it scrolls', async ({
  page,
  context,
  login,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await context.addInitScript(() => localStorage.setItem('paylater.textSize', '130'));
  await login('active', { path: '/transactions' });
  await page.getByRole('button', { name: 'Cari & filter' }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Belanja' }).check();
  const first = sheet.getByRole('button').first();
  const clear = sheet.getByRole('button', { name: 'Hapus semua filter' });
  await sheet.evaluate((it) => it.scrollTo(0, 0));
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(clear).not.toBeInViewport();
  await sheet.evaluate((it) => it.scrollTo(0, it.scrollHeight));
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(clear).toBeInViewport({ ratio: 1 });
});

test('a jump to a month focuses its heading', async ({ page, sandbox, login }) => {
  const user = await login('active', { path: '/transactions', lang: 'en' });
  const all = await everything(sandbox, user);
  await expect(rows(page).first()).toBeVisible();
  // On a weak connection a page arrives after the frames in which the list finds its position.
  await page.route(`**${history}*`, async (route) => {
    await page.evaluate(frames, 30);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Month', exact: true }).tap();
  const months = page.getByRole('dialog').getByRole('listitem');
  const [short = '', year = ''] =
    ((await months.nth(3).textContent()) ?? '').match(/[A-Z][a-z]+|20\d\d/g) ?? [];
  await months.nth(3).getByRole('button').tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const heading = page.getByRole('heading', { name: new RegExp(`^${short}\\w* ${year}$`) });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const header = await page.locator('header').boundingBox();
  await expect
    .poll(async () => Math.abs(((await heading.boundingBox())?.y ?? 0) - (header?.height ?? 0)))
    .toBeLessThan(24);
  // No row that was jumped over is missing.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(rows(page).first()).toHaveAttribute('data-id', all[0]?.id ?? '');
  const { ids } = await scrollToTheEnd(page);
  expect(ids).toEqual(all.map(({ id }) => id));
});

test('Back from another page finds the list where it was', async ({ page, login }) => {
  await login('active', { path: '/transactions' });
  await scrollToTheEnd(page);
  await page.evaluate(() => window.scrollBy(0, -700));
  await page.evaluate(untilStill);
  const before = await page.evaluate(() => window.scrollY);
  const top = () =>
    rows(page).evaluateAll((all) =>
      all
        .map((it) => ({ id: it.dataset['id'], top: Math.round(it.getBoundingClientRect().top) }))
        .filter((it) => it.top >= 100)
        .sort((a, b) => a.top - b.top)
        .slice(0, 3),
    );
  const seen = await top();
  // A tap by the browser's driver would scroll first.
  await page
    .locator('nav.places a')
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page.locator('main[data-route="/transactions"]')).toHaveCount(0);
  await goBackTo(page, '/transactions');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await expect.poll(top).toEqual(seen);
});

test('at 320 px with the largest text nothing is cut off', async ({ page, login }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await login('active', { path: '/transactions' });
  await expect(rows(page).first()).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset['text'] = '130';
  });
  await page.evaluate(untilStill);
  const cut = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth - innerWidth,
    amounts: [...document.querySelectorAll('main [data-amount]')].filter((it) => {
      const { left, right } = it.getBoundingClientRect();
      return left < 0 || right > innerWidth;
    }).length,
    overlaps: [...document.querySelectorAll('[data-row="transaction"]')].filter(
      (it) => it.scrollHeight > it.clientHeight + 1,
    ).length,
  }));
  expect(cut).toEqual({ page: 0, amounts: 0, overlaps: 0 });
});

test('at 320 px with the largest text every chip is whole, a long search too', async ({
  page,
  context,
  login,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await context.addInitScript(() => localStorage.setItem('paylater.textSize', '130'));
  await login('active', { path: '/transactions' });
  await page.getByRole('button', { name: 'Cari & filter', exact: true }).tap();
  const sheet = page.getByRole('dialog');
  const cutIn = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all
        .filter((it) => {
          const { left, right } = it.getBoundingClientRect();
          const isWider = it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight;
          return left < 16 || right > innerWidth - 16 || isWider;
        })
        .map((it) => it.textContent),
    );
  expect(await sheet.locator('.filter-choice__name').count()).toBeGreaterThan(8);
  expect(await cutIn('.filter-choice__name')).toEqual([]);
  await sheet.getByRole('searchbox').fill('toko-dengan-nama-yang-sangat-panjang-sekali');
  await sheet.getByRole('button', { name: 'Tutup' }).tap();
  await expect(page.locator('.history-tools__chip--chosen')).toBeVisible();
  expect(await cutIn('.history-tools__chip')).toEqual([]);
});

test('the button of the filters is visible when they open', async ({ page, login }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await login('active', { path: '/transactions' });
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cari & filter', exact: true }).tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button').first()).toBeInViewport({ ratio: 1 });
  // The focus on the last choice scrolls it above the button.
  const last = sheet.getByRole('radio').last();
  await last.focus();
  const [choice, button] = await Promise.all([
    last.boundingBox(),
    sheet.getByRole('button').first().boundingBox(),
  ]);
  expect((choice?.y ?? 0) + (choice?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});
