import type { Page } from '@playwright/test';
import { apply, keys } from '../e2e/support/apply-as';
import { expectNoTrap, press, tabTo } from '../e2e/support/keyboard';
import { longUnless } from '../e2e/support/long';
import { at, primary, settled } from '../e2e/support/pages';
import { expect, test } from '../e2e/support/test';
import { type Announcements, recordAnnouncements } from './support/announcements';

/** Five journeys with only Tab, Shift, Enter, space bar, arrows, Escape and letters. */

interface Journey {
  readonly name: string;
  readonly persona: string;
  readonly go: (page: Page, arrive: Arrive) => Promise<void>;
}

/** Expects a page with the focus on its title, no trap for Tab, and no message announced twice. */
type Arrive = (route: string) => Promise<void>;

const arriving =
  (page: Page, heard: Announcements): Arrive =>
  async (route) => {
    await at(page, route);
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('main .skeleton')).toHaveCount(0);
    // The loader appears only after a delay, over a page that is already shown.
    await page.waitForLoadState('networkidle');
    await settled(page);
    heard.take();
    // A list that loads more rows has no end for Tab.
    if (route !== '/transactions') await expectNoTrap(page);
  };

const dialog = (page: Page) => page.getByRole('dialog');

const journeys: readonly Journey[] = [
  {
    name: 'pay an overdue bill',
    persona: 'overdue',
    go: async (page, arrive) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await press(page, primary(page));
      await arrive('/repayment/bca-va');
      const copy = page.locator('main .copy-field button');
      for (const [at_, says] of [
        [0, 'Jumlah tersalin'],
        [1, 'Nomor tersalin'],
      ] as const) {
        await press(page, copy.nth(at_));
        await expect(page.getByRole('status').getByText(says)).toBeAttached();
        await expect(copy.nth(at_)).toHaveAccessibleName(/^Tersalin/);
        await expect(copy.nth(at_)).toBeFocused();
      }
      const number = (await page.locator('main output').textContent()) ?? '';
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(number.replaceAll(' ', ''));
    },
  },
  {
    name: 'change the language',
    persona: 'active',
    go: async (page) => {
      const switches = page.locator('header summary');
      await press(page, switches);
      const english = page.locator('.display-settings button[lang="en"]');
      await press(page, english);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(english).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(switches).toBeFocused();
    },
  },
  {
    name: 'split the bills and sign',
    persona: 'restructure',
    go: async (page, arrive) => {
      await press(
        page,
        page
          .locator('main')
          .getByRole('button', { name: /Cicil tagihan/ })
          .first(),
      );
      await arrive('/bill-restructure');
      const tenors = page.locator('main form [name="tenor"]');
      await tabTo(page, tenors.and(page.locator(':checked')).or(tenors).first());
      await expect(async () => {
        await page.keyboard.press('ArrowDown');
        await expect(page.locator('[name="tenor"][value="6"]')).toBeChecked({ timeout: 100 });
      }).toPass();
      await press(page, primary(page));
      await arrive('/bill-restructure/agreement');
      const binds = primary(page).getByText('Setuju, ubah jadi 6 cicilan');
      await tabTo(page, page.locator('main [data-action="primary"]'));
      await expect(async () => {
        await expect(page.locator('main [data-action="primary"]')).toBeFocused();
        if (
          await primary(page)
            .getByText(/Lanjut baca|Lihat halamannya/)
            .isVisible()
        )
          await page.keyboard.press('Enter');
        await expect(binds).toBeVisible({ timeout: 250 });
      }).toPass();
      await expect(primary(page)).not.toHaveAttribute('aria-busy');
      await expect(primary(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await arrive('/bill-restructure/callback');
    },
  },
  {
    name: 'find a purchase of three months ago',
    persona: 'active',
    go: async (page, arrive) => {
      await press(page, page.locator('nav').getByRole('link', { name: 'Riwayat' }));
      await arrive('/transactions');
      const opens = page.getByRole('button', { name: 'Bulan', exact: true });
      await press(page, opens);
      await page.keyboard.press('Escape');
      await expect(opens).toBeFocused();
      await page.keyboard.press('Enter');
      const month = dialog(page).getByRole('listitem').nth(3);
      const [short = '', year = ''] = ((await month.textContent()) ?? '').split(' ');
      await press(page, month.getByRole('button'));
      const heading = page.getByRole('heading', { name: new RegExp(`^${short}\\w* ${year}$`) });
      await expect(heading).toBeFocused();
      await page.keyboard.press('Tab');
      const row = page.locator('[data-row="transaction"] button:focus');
      await expect(row).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(dialog(page).locator('[data-amount]').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(row).toBeVisible();
    },
  },
];

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  const { width, height } = viewport;
  test.describe(`${width}×${height}`, () => {
    test.use({ viewport, isMobile: false, hasTouch: false });

    for (const { name, persona, go } of journeys)
      test(
        `by keyboard alone: ${name}, ${width}×${height}`,
        longUnless(width === 360 && name.startsWith('pay')),
        async ({ page, login }) => {
          test.slow();
          const heard = await recordAnnouncements(page);
          await login(persona, { path: '/home' });
          await expect(
            page.getByRole('button', { name: /^(?:Pengaturan|Settings)$/ }),
          ).toBeVisible();
          heard.take();
          await expectNoTrap(page);
          await go(page, arriving(page, heard));
          heard.take();
        },
      );

    test(
      `by keyboard alone: apply, ${width}×${height}`,
      longUnless(false),
      async ({ page, sandbox, login }) => {
        test.setTimeout(120_000);
        await page.clock.install();
        const heard = await recordAnnouncements(page);
        const { userId } = await login('new', { lang: 'id', path: '/kyc' });
        await apply(page, keys(page), () => void heard.take());
        await sandbox.clock({ userId, advanceSeconds: 5 });
        await page.clock.fastForward('00:02');
        await at(page, '/home/activated');
        await expect(page.locator('h1')).toBeFocused();
        heard.take();
      },
    );
  });
}
