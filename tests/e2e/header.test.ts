import type { Locator } from '@playwright/test';
import { asGojek } from './support/gojek';
import { at } from './support/pages';
import { rows } from './support/history';
import { goTo } from './support/pages';
import { expect, test } from './support/test';

test('the header shows the title while the heading is scrolled away', async ({ page, login }) => {
  await login('active', { path: '/transactions' });
  await expect(rows(page).first()).toBeVisible();
  const title = page.locator('.header__title');
  await expect(title).toHaveText('PayLater');
  await page.evaluate(() => scrollTo(0, 600));
  await expect(title).toHaveText('Riwayat');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(title).toHaveText('PayLater');
});

test('a step keeps its number in the header', async ({ page, applying }) => {
  await applying('/kyc/step3');
  const title = page.locator('.header__title');
  const before = await title.textContent();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('h1')).not.toBeInViewport();
  expect(await title.textContent()).toBe(before);
});

test('a super-app shows the number of a step, and no other name of the product', async ({
  page,
  applying,
}) => {
  await asGojek(page);
  await applying('/kyc/step3');
  await expect(page.locator('.header .stepper')).toBeVisible();
  await expect(page.locator('.stepper__text')).toHaveText('Langkah 3 dari 6');
  await goTo(page, '/kyc');
  await expect(page.locator('.header .wordmark')).toBeHidden();
});

test('the places have their titles at one position, in one size', async ({ page, login }) => {
  await login('active', { path: '/home' });
  const seen = new Set<string>();
  for (let turn = 0; turn < 4; turn += 1) {
    await page.locator('.places a').nth(turn).tap();
    await expect(page.locator('.places a').nth(turn)).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('main > h1')).toBeVisible();
    // A tap may scroll to the bar.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator('header .wordmark')).toBeVisible();
    const { x, y } = (await page.locator('main > h1').boundingBox()) ?? {};
    const mark = await page.locator('header .wordmark').boundingBox();
    const size = await page.locator('main > h1').evaluate((it) => getComputedStyle(it).fontSize);
    await expect.soft(page.locator('.places a').nth(turn)).toHaveCSS('font-size', '14px');
    // Colour is not the only mark of the place.
    const grounds = await page
      .locator('.places a > .icon')
      .evaluateAll((icons) => icons.map((it) => getComputedStyle(it).backgroundColor));
    const clear = 'rgba(0, 0, 0, 0)';
    expect(grounds.map((it) => it !== clear)).toEqual(grounds.map((_, at) => at === turn));
    seen.add([x, y, mark?.x, size].join(' '));
  }
  expect([...seen]).toHaveLength(1);
});

test('the lines of icons are equally thick, whatever the size of the icon', async ({
  page,
  login,
}) => {
  const seen = new Set<string>();
  const look = async () => {
    const lines = await page.locator('svg.icon').evaluateAll((icons) =>
      icons.flatMap((icon) => {
        const { strokeWidth, vectorEffect } = getComputedStyle(icon.firstElementChild ?? icon);
        const { width } = icon.getBoundingClientRect();
        const scale = vectorEffect === 'non-scaling-stroke' ? 1 : width / 24;
        return width > 0 ? [(Number.parseFloat(strokeWidth) * scale).toFixed(2)] : [];
      }),
    );
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) seen.add(line);
  };
  await goTo(page, '/');
  await look();
  await login('active', { path: '/home/settings' });
  await look();
  expect([...seen]).toEqual(['1.75']);
});

test('in a super-app, what is under the header begins at one height', async ({ page, login }) => {
  await asGojek(page);
  await login('active', { path: '/home' });
  for (const path of ['/home', '/home/limit-details', '/home/settings']) {
    await goTo(page, path);
    const card = await page.locator('main .card, main .limit-card').first().boundingBox();
    const header = await page.locator('.header').boundingBox();
    expect.soft((card?.y ?? 0) - (header?.height ?? 0), path).toBe(20);
  }
});

test('the titles of pages have one size', async ({ page, login }) => {
  await login('active', { path: '/home' });
  for (const path of ['/home', '/home/settings', '/repayment/bca-va', '/home/limit-details']) {
    await goTo(page, path);
    await expect(page.locator('main > h1')).toHaveCSS('font-size', '22px');
  }
});

for (const language of ['id', 'en'] as const)
  test(`on the narrowest screen the header has room for the other language, in ${language}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await context.addInitScript((it) => {
      localStorage.setItem('paylater.textSize', '130');
      localStorage.setItem('paylater.language', it);
    }, language);
    await page.goto('/?');
    const offer = page.locator('.header__language');
    await expect(offer).toHaveText(language === 'id' ? 'English' : 'Indonesia');
    await expect
      .poll(async () =>
        Math.min(...Object.values((await offer.boundingBox()) ?? { none: 0 }).slice(2)),
      )
      .toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(page.locator('header details summary')).toBeInViewport({ ratio: 1 });
  });

/** Returns the width of each line of a text. */
const linesOf = (text: Locator) =>
  text.evaluate((it) => {
    const range = document.createRange();
    range.selectNodeContents(it);
    return [...range.getClientRects()].map(({ width }) => width);
  });

test('on the narrowest screen the other language is one line, and a long title has even lines', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await context.addInitScript(() => localStorage.setItem('paylater.language', 'en'));
  await page.goto('/?');
  await at(page, '/');
  await expect.poll(() => linesOf(page.locator('.header__language'))).toHaveLength(1);
  await context.addInitScript(() => {
    localStorage.setItem('paylater.language', 'id');
    localStorage.setItem('paylater.textSize', '130');
  });
  await page.goto('/?');
  await at(page, '/');
  const [first = 0, last = 0] = await linesOf(page.locator('main > h1'));
  expect(last / first).toBeGreaterThan(0.6);
});

test.describe('in a super-app, which has a bar of its own', () => {
  test.use({ userAgent: 'Mozilla/5.0 gojek/4.95.0' });

  test('the header does not name the product', async ({ page }) => {
    await page.goto('/?');
    await expect(page.locator('.header')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-host', 'gojek');
    await expect(page.locator('header .wordmark')).toBeHidden();
  });

  test('the header names the page, in place of its heading', async ({ page, login }) => {
    const named = () =>
      page
        .locator('.header__title')
        .evaluate((it) => getComputedStyle(it, '::before').content.replaceAll('"', ''));
    const expectNamed = async () => {
      const heading = page.locator('main > h1');
      await expect(heading).toHaveCSS('clip-path', 'inset(50%)');
      await expect.poll(named).toBe(await heading.textContent());
      // The heading takes no room.
      const [bar, first] = await page.evaluate(() => [
        document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0,
        document.querySelector('main > h1 + *')?.getBoundingClientRect().top ?? Infinity,
      ]);
      expect((first ?? 0) - (bar ?? 0)).toBeLessThanOrEqual(20);
    };
    await login('active', { path: '/home' });
    await at(page, '/home');
    await expectNamed();
    await page.locator('.shortcuts button').nth(2).tap();
    await at(page, '/home/limit-details');
    await expectNamed();
    await page.evaluate(() => scrollTo(0, 400));
    await expect.poll(named).toBe(await page.locator('main > h1').textContent());
  });
});
