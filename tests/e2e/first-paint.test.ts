import { long, longUnless } from './support/long';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.mjs';
import { hold, settled } from './support/pages';
import { expect, test } from './support/test';
import { withoutHashes, withoutIntegrity } from './support/without-integrity';

const looks: readonly BrowserContextOptions[] = (['id-ID', 'en-US'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ locale, colorScheme })),
);

/** Replaces the app's code; only the scripts in the document run. */
const withoutApp = async (page: Page) => {
  await withoutIntegrity(page);
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.appBegun = true' }),
  );
};

const drawn = (page: Page) =>
  page
    .locator('#root > .page')
    .evaluate(({ outerHTML }) => outerHTML.split(/(?=<)/))
    .then((tags) => tags.map((tag) => tag.replaceAll(/_\w*[rR]_\w+_/g, 'an id of React')));

for (const look of looks)
  test.describe(`in ${look.locale}, ${look.colorScheme}`, () => {
    test.use(look);

    test(
      'the start page in the document equals the one that the app draws',
      longUnless(look === looks[0]),
      async ({ page }) => {
        await withoutApp(page);
        await page.goto('/');
        const [before, picture] = [await drawn(page), await page.screenshot()];
        await page.unroute('**/assets/*.js');
        await page.reload();
        await settled(page);
        expect(await drawn(page)).toEqual(before);
        expect(picture.equals(await page.screenshot())).toBe(true);
        expect(await page.locator('html').getAttribute('lang')).toBe(look.locale?.slice(0, 2));
      },
    );
  });

test('a skeleton shows no icon that the loaded page may replace', async ({ page }) => {
  await withoutApp(page);
  for (const [path, count] of [
    ['/home', 1],
    ['/tnc', 0],
    ['/credit-reassessment', 0],
  ] as const) {
    await page.goto(path);
    const summary = page.locator('#root > .page .header summary');
    await expect(summary).toBeVisible();
    await expect(summary.locator('svg'), path).toHaveCount(count);
  }
});

/** Returns the title of a page or of its skeleton, with its place and its weight. */
const titleOn = (page: Page, where: string) =>
  page.locator(`#root ${where} .page__title`).evaluate((title) => {
    const { x, y, height } = title.getBoundingClientRect();
    return [title.textContent, x, y, height, getComputedStyle(title).fontWeight];
  });

test('the document shows the title of a place where its page does', async ({ page, login }) => {
  const titles = async (where: string) => {
    const shown = [];
    for (const path of ['/repayment/bill-list', '/transactions', '/home/limit-details']) {
      await page.goto(path);
      shown.push(await titleOn(page, where));
    }
    return shown;
  };
  await withoutApp(page);
  const drawnFirst = await titles('div.page__main');
  expect(drawnFirst.map(([text]) => text)).toEqual(['Tagihan', 'Riwayat', 'Limit']);
  await page.unroute('**/assets/*.js');
  await login('active');
  expect(await titles('main')).toEqual(drawnFirst);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the start page is readable in both languages, and links to the login', async ({ page }) => {
    await page.goto('/');
    for (const [lang, title] of [
      ['id', 'Belanja sekarang, bayar nanti'],
      ['en', 'Buy now, pay later'],
    ]) {
      const part = page.locator(`div[lang="${lang}"]`);
      await expect(part.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      const links = await part.locator('main a').all();
      const hrefs = await Promise.all(links.map((it) => it.getAttribute('href')));
      expect(hrefs).toEqual([
        expect.stringMatching(/\/help\/summary$/),
        'tel:157',
        '/auth/login',
        '/auth/login',
      ]);
    }
  });
});

test.describe('below the oldest browsers', () => {
  test.use({ bypassCSP: true });

  test('a page shows how to update, in both languages', long, async ({ page }) => {
    const outdated = page.locator('.outdated');
    await page.goto('/');
    await expect(outdated).toBeHidden();
    await page.goto('about:blank');
    await withoutApp(page);
    // An engine that does not know the property ignores the styles that require it.
    await page.route(/\/$|\.css$/, async (route) => {
      const answer = await route.fetch();
      const body = await answer.text();
      await route.fulfill({
        response: answer,
        body: withoutHashes(body).replaceAll(
          /@supports ?\(aspect-ratio: ?1\)/g,
          '@supports (unknown: 1)',
        ),
      });
    });
    await page.goto('/');
    await expect(outdated.locator('[lang="id"]')).toBeVisible();
    await expect(outdated.locator('[lang="en"]')).toBeVisible();
  });
});

interface Frame {
  readonly lang: string;
  readonly background: string;
  readonly title: string;
}

/** Records what every frame of the page's first seconds shows. */
const film = (page: Page) =>
  page.addInitScript(() => {
    const frames: Frame[] = [];
    Object.assign(window, { frames_: frames });
    const look = () => {
      const { lang } = document.documentElement;
      const background = getComputedStyle(document.documentElement).backgroundColor;
      // Nothing is painted before the body exists.
      if (document.body)
        frames.push({ lang, background, title: document.querySelector('h1')?.textContent ?? '' });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const filmed = (page: Page) =>
  page.evaluate(() => (window as unknown as { frames_: Frame[] }).frames_);

const slowDown = async (page: Page) =>
  (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });

test('English in the dark theme shows no light or Indonesian frame', long, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('paylater.language', 'en');
    localStorage.setItem('paylater.theme', 'dark');
  });
  await film(page);
  await slowDown(page);
  await page.goto('/');
  await settled(page);
  const frames = await filmed(page);
  expect(frames.length).toBeGreaterThan(2);
  const dark = frames.at(-1)?.background;
  const different = frames.filter(
    ({ lang, background, title }) =>
      lang !== 'en' || background !== dark || !['', 'Buy now, pay later'].includes(title),
  );
  expect(different).toEqual([]);
});

test('a logged-in user first sees the skeleton of their page', long, async ({ page, login }) => {
  await login('active');
  await film(page);
  await slowDown(page);
  for (const path of ['/', '/transactions']) {
    await page.goto(path);
    await expect(page.locator('#root > .page')).toBeVisible();
    await settled(page);
    const titles = (await filmed(page)).map(({ title }) => title);
    expect(titles.filter((title) => /^(Belanja sekarang|Buy now)/.test(title))).toEqual([]);
  }
});

test('a page under /partner never has a header, whatever the skeleton', long, async ({ page }) => {
  await withoutApp(page);
  const headers = [];
  for (const path of ['/partner/anything', '/partner/a/b', '/home', '/home/popular-partners']) {
    await page.goto(path);
    await page.locator('#root > .page').waitFor();
    headers.push(await page.locator('#root header').count());
  }
  expect(headers).toEqual([0, 0, 1, 1]);
});

test('the scripts that the document runs before the first paint are under 1.8 KiB', () => {
  const html = readFileSync(join(root, 'dist/client/index.html'), 'utf8');
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, it = '']) => it);
  expect(scripts).toHaveLength(4);
  const [prefer = '', , recover = '', choose = ''] = scripts;
  expect((prefer + choose).length).toBeLessThan(1.8 * 1024);
  expect(recover.length).toBeLessThan(3 * 1024);
});

const status = '/api/v1/user/application-status';

const fromPromo = '?SourcePage=banner&entryPoint=promo&AppVersion=1.2.3';

/** Pages with their users, what they show, what they read first, and the address that the tab opened before. */
const firstReads = [
  ['/home', 'active', 'main [data-amount]', [status, '/api/v2/homepage']],
  [`/home${fromPromo}`, 'active', 'main [data-amount]', [status, '/api/v2/homepage']],
  ['/home', 'active', 'main [data-amount]', [status, '/api/v2/homepage'], fromPromo],
  ['/repayment/bill-list', 'overdue', 'main [data-row]', ['/api/v1/bill-list', status]],
  ['/transactions', 'active', 'main [data-row]', ['/api/v1/transaction-history', status]],
  ['/kyc/step2', 'draft', 'main form input', ['/api/v1/kyc', status]],
] as const;

for (const [path, persona, content, reads, entry = ''] of firstReads)
  test(
    `what ${path}${entry && ` after ${entry}`} reads first is requested once, before the app’s code arrives, and drawn at once`,
    longUnless(path === '/repayment/bill-list'),
    async ({ page, sandbox, login }) => {
      const { userId } = await login(persona, { path: path + entry });
      await expect(page.locator(content).first()).toBeVisible();
      const before = await sandbox.journal({ userId });
      const release = await hold(page, '/assets/*.js');
      const answers = reads.map((read) =>
        page.waitForEvent('requestfinished', (it) => new URL(it.url()).pathname === read),
      );
      await page.goto(path, { waitUntil: 'commit' });
      await Promise.all(answers);
      // A later read of the first visit may still arrive.
      const asked = async () =>
        (await sandbox.journal({ userId }))
          .slice(before.length)
          .map((it) => it.path)
          .filter((it) => reads.some((read) => read === it))
          .sort();
      await expect.poll(asked).toEqual(reads);
      // The document's own skeleton has no `main`; the app's has one.
      await page.evaluate(() => {
        const shapes: string[] = [];
        Object.assign(window, { shapes_: shapes });
        new MutationObserver(() => {
          const shape = document.querySelector('main[data-route] .skeleton');
          if (shape) shapes.push(shape.outerHTML);
        }).observe(document, { childList: true, subtree: true });
      });
      release();
      await expect(page.locator(content).first()).toBeVisible();
      expect(await asked()).toEqual(reads);
      const homes = (await sandbox.journal({ userId })).slice(before.length);
      const isFromPromo = `${path}${entry}`.endsWith(fromPromo);
      for (const { query } of homes.filter((it) => it.path === '/api/v2/homepage'))
        expect(query).toEqual(
          isFromPromo ? { sourcePage: 'banner', entryPoint: 'promo', appVersion: '1.2.3' } : {},
        );
      expect(await page.evaluate('shapes_')).toEqual([]);
    },
  );

/** Places of the bar, with their code and what they read first. */
const laterReads = [
  ['billList', 1, '/assets/repayment-*.js', '/api/v1/bill-list'],
  ['transactions', 2, '/assets/transactions-*.js', '/api/v1/transaction-history'],
] as const;

for (const [place, turn, code, read] of laterReads)
  test(
    `what ${place} reads after a press is requested once, beside its code`,
    longUnless(place === 'transactions'),
    async ({ page, sandbox, login }) => {
      const { userId } = await login('overdue');
      const release = await hold(page, code);
      await page.goto('/home/limit-details');
      await settled(page);
      const asked = async () => (await sandbox.journal({ userId })).map(({ path }) => path);
      const before = (await asked()).length;
      await page.locator('.places a').nth(turn).tap();
      const again = async () => (await asked()).slice(before).filter((it) => it === read);
      await expect.poll(again).toEqual([read]);
      release();
      await expect(page.locator('main [data-row]').first()).toBeVisible();
      expect(await again()).toEqual([read]);
    },
  );
