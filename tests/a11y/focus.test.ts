import type { Locator, Page } from '@playwright/test';
import { field } from '../e2e/support/kyc';
import { goTo, primary } from '../e2e/support/pages';
import { expect, test } from '../e2e/support/test';

/** Takes a screenshot of the page around an element. */
const look = async (page: Page, target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('not on the page');
  const [x, y] = [Math.max(0, box.x - 8), Math.max(0, box.y - 8)];
  return page.screenshot({
    clip: { x, y, width: box.width + 16, height: box.height + 16 },
    caret: 'hide',
    animations: 'disabled',
  });
};

/** Expects an element to look different when it has the focus by keyboard. */
const expectSeen = async (
  page: Page,
  target: Locator,
  what: string,
  themes: readonly ('light' | 'dark')[] = ['light'],
) => {
  await target.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await page.keyboard.press('Shift');
    await target.evaluate((it) => (it as HTMLElement).focus({ preventScroll: true }));
    const focused = await look(page, target);
    await target.evaluate((it) => (it as HTMLElement).blur());
    expect((await look(page, target)).equals(focused), `${what}, ${colorScheme}`).toBe(false);
  }
};

test('every focusable element of a step shows its focus', async ({ page, applying }) => {
  await applying('/kyc/tnc');
  await goTo(page, '/kyc/step3');
  const title = page.locator('header .header__title');
  // Nothing changes between two screenshots.
  expect((await look(page, title)).equals(await look(page, title))).toBe(true);
  await expectSeen(page, page.locator('header button').first(), 'icon button');
  await expectSeen(page, page.locator('header summary'), 'display settings');
  await expectSeen(page, field(page, 'workInfo.jobIndustry'), 'list');
  await expectSeen(page, field(page, 'workInfo.jobPosition').first(), 'radio');
  await expectSeen(page, field(page, 'workInfo.companyName'), 'text', ['dark', 'light']);
  await expectSeen(page, field(page, 'workInfo.monthlyIncome'), 'money');
  await expectSeen(page, page.locator('.purposes summary').first(), 'reasons');
  // The focus rings have one colour in each theme.
  await expectSeen(page, primary(page), 'main action', ['dark', 'light']);
});

test('controls on a single page of an application show their focus', async ({ page, applying }) => {
  await applying('/kyc/tnc');
  await page.goto('/kyc/confirm/address');
  await expectSeen(page, field(page, 'residentialInfo.address'), 'address');
  await page.goto('/kyc/step6');
  await expectSeen(page, page.locator('main .text-link').first(), 'edit link');
  await expectSeen(page, page.locator('.reveal button'), 'reveal');
  await page.goto('/kyc/step4');
  await expectSeen(page, page.locator('main [data-action="secondary"]'), 'second action');
  await page.goto('/kyc/step2');
  await field(page, 'personalInfo.email').fill('');
  await primary(page).tap();
  await expectSeen(page, page.locator('.error-summary a').first(), 'link of the summary');
});

test('controls on a single page of an account show their focus', async ({ page, login }) => {
  await login('approved', { path: '/home/settings' });
  await expectSeen(page, page.getByRole('switch').first(), 'switch');
  await page.goto('/home');
  await expectSeen(page, page.getByRole('button', { name: 'Pengaturan' }), 'row');
});

test('buttons measure at least 24 px, and main actions 44 px', async ({ page, applying }) => {
  await applying('/kyc/tnc');
  for (const path of ['/kyc', '/kyc/step1', '/kyc/step2', '/kyc/step3', '/kyc/step6', '/kyc/tnc']) {
    await goTo(page, path);
    await expect(page.locator('.skeleton')).toHaveCount(0);
    const sizes = await page
      .locator('button, a[href], summary, select, textarea, input, label.choice__row')
      .evaluateAll((all) =>
        all
          .filter((it) => !it.closest('label.choice__row') || it.matches('label'))
          .map((it) => ({
            what: it.textContent ?? '',
            main: it.matches('[data-action="primary"]'),
            ...it.getBoundingClientRect().toJSON(),
          })),
      );
    const shown = sizes.filter((it) => it.width > 0);
    expect(shown.filter(({ main }) => main)).toHaveLength(1);
    for (const { what, main, width, height } of shown) {
      const least = main ? 44 : 24;
      expect(Math.min(width, height), `${path} ${what}`).toBeGreaterThanOrEqual(least);
    }
  }
});
