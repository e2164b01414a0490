import type { Page } from '@playwright/test';
import { long, longUnless } from './support/long';
import { amounts, moneyOf } from './support/money';
import { at, comesInTime, primary, tremble } from './support/pages';
import type { NewUser, Sandbox } from './support/sandbox';
import {
  agree,
  bars,
  base,
  callback,
  instalments,
  submission,
  toAgreement,
  readThrough,
} from './support/splitting';
import { expect, test } from './support/test';

const v2 = '/v2/loan-restructure/eligibility';
const v1 = '/v1/loan-restructure/eligibility';
const bills = '/repayment/bill-list';

const title = 'main h1';
const done = 'Tagihanmu sudah jadi cicilan';

/** Waits for the page's answer, which it asks for by itself after two, six and fourteen seconds. */
const says = (page: Page, words: string) =>
  comesInTime(page, page.locator(title).getByText(words, { exact: true }));

interface Summary {
  readonly total: number;
  readonly instalments: readonly { readonly amount: number }[];
}

const summaryOf = async (sandbox: Sandbox, user: NewUser, tenor: number) =>
  (await sandbox.api<{ data: Summary }>(user, 'GET', `/v1/loan-restructure/summary?tenor=${tenor}`))
    .data;

for (const persona of [
  'restructure',
  'restructure-pin',
  'restructure-fails',
  'restructure-promo-fails',
  'discount-promo',
  'active',
  'overdue-late-fee',
])
  test(
    `${persona}: the instalments of every tenor add up to the server’s total, as table and as bars`,
    longUnless(persona === 'restructure'),
    async ({ page, sandbox, login }) => {
      const user = await login(persona, { path: base });
      const radios = page.locator('main form [name="tenor"]');
      await expect(radios.first()).toBeVisible();
      for (const value of await radios.evaluateAll((all) =>
        all.map((it) => (it as HTMLInputElement).value),
      )) {
        const tenor = Number(value);
        await page.locator(`main form [name="tenor"][value="${value}"]`).check();
        await expect(page.locator('main [data-row="instalment"]')).toHaveCount(tenor);
        const { total, instalments: said } = await summaryOf(sandbox, user, tenor);
        const shown = await instalments(page);
        expect(shown).toEqual(said.map(({ amount }) => amount));
        expect(shown.reduce((sum, one) => sum + one, 0)).toBe(total);
        expect((await amounts(page))[0]).toBe(total);
        expect(await bars(page)).toEqual(shown);
      }
    },
  );

test('nothing of the offer is cut at 320 px with the largest text', async ({ page, login }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await login('restructure', { path: base });
  await expect(page.locator('main [data-row="instalment"]').first()).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset['text'] = '130';
  });
  const cut = await page.locator('main *').evaluateAll((all) =>
    all
      .filter((it) => {
        const { left, right } = it.getBoundingClientRect();
        const isHidden = it.closest('.visually-hidden') !== null;
        return !isHidden && (left < 0 || right > window.innerWidth);
      })
      .map((it) => it.textContent),
  );
  expect(cut).toEqual([]);
});

for (const [outcome, words, to] of [
  ['SUCCESS', done, bills],
  ['FAILED', 'Tagihanmu belum jadi cicilan', base],
  ['PROMO_RESERVE_FAILED', 'Potongannya sudah habis', base],
] as const)
  test(
    `PROCESSING, then ${outcome}: its own page and way on, and the lender agrees`,
    longUnless(outcome === 'SUCCESS'),
    async ({ page, sandbox, journey }) => {
      const user = await journey('restructure', { path: base });
      const before = await moneyOf(sandbox, user);
      await sandbox.stopClock(user.userId);
      await toAgreement(page, 6);
      const { total } = await summaryOf(sandbox, user, 6);
      expect((await amounts(page))[0]).toBe(total);
      await agree(page, 6);
      await at(page, callback);
      await expect(page.locator(title)).toHaveText('Cicilanmu sedang diproses');
      await sandbox.decide(user.userId, { what: 'restructure', outcome });
      await says(page, words);
      const after = await moneyOf(sandbox, user);
      if (outcome === 'SUCCESS') expect(after.due + after.upcoming).toBe(total);
      else expect(after).toEqual(before);
      await primary(page).tap();
      await at(page, to);
      expect(await sandbox.journal({ userId: user.userId, path: submission })).toHaveLength(1);
      if (outcome !== 'SUCCESS') return;
      expect((await amounts(page))[0]).toBe(after.due);
      await page.goto(base);
      await expect(page.locator(title)).toHaveText('Belum bisa jadi cicilan');
    },
  );

test(
  'with the newer eligibility down the older one offers the same',
  long,
  async ({ page, sandbox, login, announce }) => {
    announce(v2, 500);
    const { userId } = await login('restructure');
    await sandbox.fault({ path: v2, status: 500, times: 9, userId });
    await page.goto(base);
    await toAgreement(page, 3);
    await agree(page, 3);
    await at(page, callback);
    await expect(page.locator(title)).toHaveText('Cicilanmu sedang diproses');
  },
);

test(
  'with both down the page says so, and another try brings the choice',
  long,
  async ({ page, sandbox, login, announce }) => {
    announce(v2, 500);
    announce(v1, 500);
    const { userId } = await login('restructure');
    for (const path of [v2, v1]) await sandbox.fault({ path, status: 500, times: 9, userId });
    await page.goto(base);
    await expect(page.locator(title)).toHaveText('Pilihan cicilan belum terbaca');
    await expect(page.locator('main form')).toHaveCount(0);
    await sandbox.clearFaults(userId);
    await primary(page).tap();
    await expect(page.locator('main form [name="tenor"]')).toHaveCount(3);
  },
);

for (const where of [base, callback])
  test(
    `closed while it is PROCESSING and opened again at ${where}, the end is known`,
    longUnless(where === base),
    async ({ page, context, sandbox, journey }) => {
      const user = await journey('restructure', { path: base });
      await sandbox.stopClock(user.userId);
      await toAgreement(page, 12);
      await agree(page, 12);
      await expect(page.locator(title)).toHaveText('Cicilanmu sedang diproses');
      await page.close();
      const again = await context.newPage();
      await again.goto(where);
      await at(again, callback);
      await sandbox.decide(user.userId, { what: 'restructure', outcome: 'SUCCESS' });
      await says(again, done);
      expect(await sandbox.journal({ userId: user.userId, path: submission })).toHaveLength(1);
    },
  );

test('ten presses, and coming back, send one request', long, async ({ page, sandbox, login }) => {
  const { userId } = await login('restructure', { path: base });
  await toAgreement(page, 6);
  await readThrough(page, 6);
  await tremble(page, 10);
  await at(page, callback);
  await page.goBack();
  await at(page, callback);
  expect(await sandbox.journal({ userId, path: submission })).toHaveLength(1);
});

test('the PIN is given first where the backend wants it', async ({
  page,
  sandbox,
  login,
  announce,
}) => {
  announce(submission, 403);
  const { userId } = await login('restructure-pin', { path: base });
  await toAgreement(page, 3);
  await agree(page, 3);
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('dalam 3 cicilan');
  await sheet.locator('[name="pin"]').fill('123456');
  await sheet.getByRole('button').first().tap();
  await at(page, callback);
  await expect(page.locator(title)).toHaveText('Cicilanmu sedang diproses');
  const { length } = await sandbox.journal({ userId, path: submission });
  expect(length).toBe(2);
});

for (const carriedOut of [true, false])
  test(
    `a lost answer (carried out: ${carriedOut}) ends in the truth`,
    longUnless(!carriedOut),
    async ({ page, sandbox, journey, announce }) => {
      announce(submission, 'dropped');
      const { userId } = await journey('restructure', { path: base });
      await sandbox.stopClock(userId);
      await toAgreement(page, 6);
      // The browser itself tries a dropped connection again.
      await sandbox.fault({ path: submission, drop: true, carriedOut, times: 9, userId });
      await agree(page, 6);
      await at(page, callback);
      await expect(page.locator(title)).toHaveText('Sedang kami cek');
      await sandbox.clearFaults(userId);
      if (carriedOut) {
        await sandbox.decide(userId, { what: 'restructure', outcome: 'SUCCESS' });
        await says(page, done);
        return;
      }
      await says(page, 'Pengajuanmu belum terlihat');
      const before = await sandbox.journal({ userId, path: submission });
      await tremble(page, 5);
      await expect(page.locator(title)).toHaveText('Cicilanmu sedang diproses');
      const sent = await sandbox.journal({ userId, path: submission });
      expect(sent.length - before.length).toBe(1);
      expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    },
  );
