import type { Page } from '@playwright/test';
import type { NewUser, Sandbox } from './sandbox';
import { at } from './pages';
import { expect } from './test';

/** A user's amounts, as the lender has them. */
export interface Money {
  readonly due: number;
  readonly upcoming: number;
  readonly used: number;
  readonly available: number;
}

interface Entry {
  readonly kind: string;
  readonly at: number;
  readonly amount: number;
}

export const moneyOf = async (sandbox: Sandbox, user: NewUser): Promise<Money> => {
  const ask = <T>(path: string) => sandbox.api<{ data: T }>(user, 'GET', path);
  const home = await ask<{ profile: { limit: { used: number; available: number } } }>(
    '/v2/homepage',
  );
  const now = await ask<{ total_due: number }>('/v1/bill-list?type=CURRENT');
  const later = await ask<{ upcoming_total_due: number }>('/v1/bill-list?type=UPCOMING');
  const { used, available } = home.data.profile.limit;
  return { due: now.data.total_due, upcoming: later.data.upcoming_total_due, used, available };
};

export const newestPayment = async (sandbox: Sandbox, { userId }: NewUser): Promise<Entry> => {
  const { entries } = (await sandbox.user(userId)) as unknown as { entries: readonly Entry[] };
  const payments = entries.filter(({ kind }) => kind === 'REPAYMENT');
  const [newest] = payments.sort((a, b) => b.at - a.at);
  if (!newest) throw new Error('nobody paid anything');
  return newest;
};

/** Returns the amounts on the page in order, once none of them is a skeleton. */
export const amounts = async (page: Page) => {
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  return page
    .locator('main [data-amount]')
    .evaluateAll((all) => all.map((it) => Number(it.getAttribute('data-amount'))));
};

export const rowAmounts = (page: Page, kind: 'bill' | 'transaction') =>
  page
    .locator(`main [data-row="${kind}"]`)
    .evaluateAll((rows) =>
      rows.map((row) => Number(row.querySelector('[data-amount]')?.getAttribute('data-amount'))),
    );

const opened = async (page: Page, path: string) => {
  await page.goto(path);
  await at(page, path.split('?')[0] ?? path);
  await expect(page.locator('main [data-stale], main .skeleton')).toHaveCount(0);
};

/** Expects that home, both lists of bills, the limit and the history show the lender's amounts, to the rupiah. */
export const expectAgreement = async (page: Page, sandbox: Sandbox, user: NewUser) => {
  const { due, upcoming, used, available } = await moneyOf(sandbox, user);
  const payment = await newestPayment(sandbox, user);
  await opened(page, '/home');
  expect(await amounts(page)).toEqual(
    expect.arrayContaining([used + available, used, available, ...(due > 0 ? [due] : [])]),
  );
  for (const [type, total] of [
    ['CURRENT', due],
    ['UPCOMING', upcoming],
  ] as const) {
    await opened(page, `/repayment/bill-list?type=${type}`);
    expect((await amounts(page))[0]).toBe(total);
    const rows = await rowAmounts(page, 'bill');
    expect(rows.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  }
  await opened(page, '/home/limit-details');
  expect(await amounts(page)).toEqual(expect.arrayContaining([used, available]));
  await opened(page, '/transactions');
  expect((await rowAmounts(page, 'transaction'))[0]).toBe(-payment.amount);
};
