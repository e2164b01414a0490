import type { Page } from '@playwright/test';
import { apply, type Hand, touch } from './support/apply-as';
import { asStored, onlySubmission } from './support/kyc';
import { at, goTo, primary } from './support/pages';
import type { JournalEntry, Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

/** Waits for the decision on both clocks, and goes home. */
const seeTheLimit = async (page: Page, hand: Hand, sandbox: Sandbox, userId: string) => {
  await sandbox.clock({ userId, advanceSeconds: 5 });
  await page.clock.fastForward('00:02');
  await at(page, '/home/activated');
  await hand.press(primary(page));
  await at(page, '/home');
  const headline = page.locator('main [data-amount]').first();
  await expect(headline).toHaveAttribute('data-amount', '7500000');
  await expect(headline).toContainText('Rp7.500.000');
};

const expectStored = async (sandbox: Sandbox, userId: string) => {
  const { application, draft, oneKyc, grants } = await sandbox.user(userId);
  expect(application.status).toBe('APPROVED');
  expect(grants.map(({ amount }) => amount)).toEqual([7_500_000]);
  const onekycSubmissionUuid = oneKyc[0]?.submissionUuid;
  expect(onekycSubmissionUuid).toMatch(/^[0-9a-f-]{36}$/);
  expect(draft).toEqual({ ...asStored, onekycSubmissionUuid });
  const submission = await onlySubmission(sandbox, userId);
  expect(submission.draft).toEqual(draft);
  const request = { flowType: 'GPL', submissionType: 'NEW', onekycSubmissionUuid };
  expect(submission.request).toEqual(request);
};

/** Checks the headers of every call, and the extra ones of the identity check (spec §7). */
const expectHeaders = (calls: readonly JournalEntry[], locale: 'id' | 'en') => {
  const api = calls.filter(({ path }) => path.startsWith('/api/'));
  expect(api.length).toBeGreaterThan(15);
  for (const { path, status, headers } of api) {
    expect(status, path).toBe(200);
    expect(headers['authorization'], path).toMatch(/^Bearer \S+$/);
    expect(headers['x-user-locale'], path).toBe(locale);
    expect(headers['application-source'], path).toBe('GOJEK');
  }
  const token = api.find(({ path }) => path.endsWith('/v1/kyc/one-kyc/token'));
  expect(token?.headers['onboarding-partner']).toBe('paylater-web');
};

/** Returns the id of the user who logged in with this browser's token. */
const whoIsIn = async (page: Page, sandbox: Sandbox) => {
  const token = await page.evaluate(() => localStorage.getItem('paylater.authToken'));
  const calls = await sandbox.journal({ path: '/v1/user/application-status' });
  return calls.find(({ headers }) => headers['authorization'] === `Bearer ${token}`)?.userId ?? '';
};

test('a newcomer applies by touch, is approved and sees the limit', async ({ page, sandbox }) => {
  test.slow();
  const hand = touch(page);
  await page.clock.install();
  await goTo(page, '/');
  await hand.press(primary(page));
  await page.waitForURL(/\/authorize\?/);
  await hand.press(page.getByRole('button', { name: /\bnew ·/ }));
  await at(page, '/kyc');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  const userId = await whoIsIn(page, sandbox);

  await apply(page, hand);
  await seeTheLimit(page, hand, sandbox, userId);
  await expectStored(sandbox, userId);
  expectHeaders(await sandbox.journal({ userId }), 'id');
  expect(await page.context().cookies()).toEqual([]);
});
