import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../a11y/support/axe';
import { answerUpTo, applicant, field, type Step, steps } from './support/kyc';
import { long, longUnless } from './support/long';
import { at, goTo, primary } from './support/pages';
import type { NewUser, Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

const open = async (page: Page, sandbox: Sandbox, user: NewUser, step: Step) => {
  await answerUpTo(sandbox, user, step);
  await goTo(page, step);
  await expect(page.locator('main form')).toBeVisible();
};

/** Returns the full names of a step's fields, in the form's order. */
const namesOf = (step: Step): string[] => {
  const names = Object.keys(applicant[step]);
  if (step === '/kyc/step4') names.splice(-1, 0, 'residentialInfo.zipCode');
  return names;
};

for (const step of steps)
  test(
    `${step} has the specified fields, and refuses an empty submit with a link to each open one`,
    longUnless(step === '/kyc/step4'),
    async ({ page, sandbox, login }) => {
      const user = await login('new');
      await open(page, sandbox, user, step);
      const named = await page
        .locator('[name]:not(head [name])')
        .evaluateAll((all) => all.map((it) => it.getAttribute('name')));
      expect([...new Set(named)]).toEqual(namesOf(step));
      const before = await sandbox.user(user.userId);
      await primary(page).tap();
      const summary = page.locator('main form .error-summary');
      await expect(summary).toBeFocused();
      await expect(page).toHaveTitle(/^Kesalahan: /);
      const [bar, title, shown] = await Promise.all(
        ['.header', 'h1', 'main form .error-summary'].map((it) => page.locator(it).boundingBox()),
      );
      expect(title?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      expect((shown?.y ?? 0) + (shown?.height ?? 999)).toBeLessThanOrEqual(
        page.viewportSize()?.height ?? 0,
      );
      expect(shown?.height ?? 999, 'room for the first field').toBeLessThan(260);
      const links = summary.getByRole('link');
      const closed = page.locator('main form select:disabled');
      await expect(links).toHaveCount(namesOf(step).length - (await closed.count()));
      await expect(links.first()).toHaveCSS('font-size', '16px');
      const lefts = await links.evaluateAll((all) =>
        all.map((it) => it.getBoundingClientRect().left),
      );
      expect(new Set(lefts).size, 'one column').toBe(1);
      for (const name of namesOf(step)) {
        for (const one of await field(page, name).all()) {
          await expect(one).toBeVisible();
          await expect(one).not.toHaveAttribute('required');
          await expect(one).not.toHaveAccessibleName('');
          expect((await one.isDisabled()) || (await one.isEditable()), name).toBe(true);
        }
        const control = field(page, name).first();
        // An area has no choices before the larger one is chosen.
        if (await control.isDisabled()) {
          await expect(control).not.toHaveAttribute('aria-invalid', 'true');
          continue;
        }
        const group = page.locator(`main form [role="radiogroup"]:has([name="${name}"])`);
        const judged = (await group.count()) > 0 ? group : control;
        await expect(judged).toHaveAttribute('aria-invalid', 'true');
        const said = await control.evaluate((it) => {
          const ids = it.getAttribute('aria-describedby') ?? '';
          const messages = ids.split(' ').map((id) => document.getElementById(id));
          return messages.find((message) => message?.id.endsWith('-error'))?.textContent ?? '';
        });
        const link = summary.getByRole('link', { name: said, exact: true }).first();
        await expect(link).toBeVisible();
        await link.tap();
        await expect(control).toBeFocused();
      }
      expect(await sandbox.user(user.userId)).toMatchObject({ draft: before.draft });
    },
  );

test('a long list opens as a sheet with a search', long, async ({ page, applying }) => {
  await applying('/kyc/step3');
  const list = field(page, 'workInfo.jobIndustry');
  const sheet = page.getByRole('dialog', { name: 'Bidang usaha tempat kerja' });
  const offered = sheet.locator('[data-value]');
  await list.tap();
  await expect(sheet.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(offered.first()).toHaveText('Perdagangan, hotel, dan restoran');
  await expect(offered).toHaveCount(await list.locator('option:not([value=""])').count());
  expect(await page.locator('main form input[type="search"]').count()).toBe(0);
  await expectAccessible(page, 'the sheet of a list');
  await sheet.getByRole('searchbox').fill('gas min');
  await expect(offered).toHaveText(['Minyak dan gas']);
  await sheet.getByRole('searchbox').fill('xyz');
  await expect(sheet.getByRole('status')).toHaveText('Tidak ada yang cocok. Coba kata lain.');
  await sheet.getByRole('searchbox').fill('');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(list).toBeFocused();
  await list.tap();
  await offered.first().tap();
  await expect(list).toHaveValue('TRADE_HOTEL_AND_RESTAURANT');
  await expect(list).toBeFocused();
});

test('the next key goes through a step, and submits it at the end', async ({ page, applying }) => {
  await applying('/kyc/step5');
  const [name, relation, phone] = ['name', 'relation', 'phone'].map((it) =>
    field(page, `emergencyInfo.${it}`),
  ) as [Locator, Locator, Locator];
  await name.tap();
  await expect(name).toHaveAttribute('enterkeyhint', 'next');
  await page.keyboard.type('Dewi Anggraini');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Kerabat' }).tap();
  await expect(relation).toHaveValue('RELATIVES');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute('enterkeyhint', 'done');
  await page.keyboard.type('081234567890');
  await page.keyboard.press('Enter');
  await at(page, '/kyc/step6');
});

test('one search fills an address and its postal code', long, async ({ page, applying }) => {
  await applying('/kyc/step4', { lang: 'en' });
  const level = (name: string) => field(page, `residentialInfo.${name}`);
  await page.locator('[data-opens="address-search"] button').tap();
  const sheet = page.getByRole('dialog', { name: 'Search for the address' });
  const search = sheet.getByRole('searchbox');
  await expect(search).toBeFocused();
  await search.fill('40135');
  await expect(sheet.getByRole('status')).toContainText('once the district is chosen');
  await search.fill('bandung');
  await sheet.getByRole('button', { name: 'Kota Bandung Jawa Barat' }).tap();
  await expect(search).toBeFocused();
  await search.fill('cob');
  await expectAccessible(page, 'the search for an address');
  await sheet.getByRole('button', { name: 'Coblong Kota Bandung, Jawa Barat' }).tap();
  await search.fill('40135');
  await expect(sheet.locator('.pick__option--place')).toHaveCount(1);
  await search.fill('dago');
  await sheet.getByRole('button', { name: /^Dago/ }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(level('address')).toBeFocused();
  const filled = ['province', 'city', 'district', 'village', 'zipCode'].map((it) => level(it));
  const values = ['JAWA BARAT', 'KOTA BANDUNG', 'Coblong', 'Dago', '40135'];
  for (const [at, control] of filled.entries()) await expect(control).toHaveValue(values[at] ?? '');
});

for (const lang of ['id', 'en'] as const)
  test(`no word is alone above the submit button (${lang})`, long, async ({ page, applying }) => {
    await applying('/kyc/tnc', { lang });
    const sentence = page.locator('main .actions p');
    const lines = await sentence.evaluate((it) => {
      const range = document.createRange();
      range.selectNodeContents(it);
      return [...range.getClientRects()].map(({ width }) => width);
    });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines[lines.length - 1]).toBeGreaterThan(Math.max(...lines) / 3);
  });

test('the facts about the lender are laid out alike', async ({ page, login }) => {
  await login('active', { path: '/tnc' });
  const rows = page.locator('main .description-list__line');
  await expect(rows).toHaveCount(3);
  const stacked = await rows.evaluateAll((all) =>
    all.map((it) => {
      const [label, value] = [...it.children].map((child) => child.getBoundingClientRect());
      return (label?.bottom ?? 0) <= (value?.top ?? 0);
    }),
  );
  expect(new Set(stacked).size).toBe(1);
});
