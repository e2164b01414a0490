import type { Page } from '@playwright/test';
import { answerUpTo, field, onlySubmission } from './support/kyc';
import { at, primary } from './support/pages';
import { expect, test } from './support/test';

const code = (page: Page) => field(page, 'otp');

/** Expects the error of the last code beside the field and in the summary above it. */
const expectSaid = async (page: Page, words: string) => {
  await expect(page.locator('.error-summary')).toContainText(words);
  await expect(code(page)).toHaveAccessibleDescription(new RegExp(words));
  await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
};

test('a code is sent by the chosen channel, and the application goes on with it', async ({
  page,
  sandbox,
  login,
}) => {
  await page.clock.install();
  const user = await login('new-otp');
  await answerUpTo(sandbox, user);
  await page.goto('/kyc/tnc');
  await primary(page).tap();
  await at(page, '/kyc/otp');
  await sandbox.clock({ userId: user.userId, advanceSeconds: 60 });
  await page.locator('main [data-action="secondary"]').tap();
  await expect(page.locator('main')).toContainText('lewat WhatsApp ke nomor HP ••••');

  await expect(page.locator('main')).toContainText(/dalam (60|5[789]) detik/);
  await page.clock.fastForward('00:20');
  await expect(page.locator('main')).toContainText(/dalam (40|3[789]) detik/);
  await page.clock.fastForward('00:40');
  await sandbox.clock({ userId: user.userId, advanceSeconds: 60 });
  await page.getByRole('button', { name: 'Kirim ulang lewat SMS' }).tap();
  await expect(page.locator('main')).toContainText('lewat SMS ke nomor HP ••••');

  const asked = await sandbox.journal({ userId: user.userId, path: '/v1/otp/generator' });
  expect(asked.map(({ query }) => query['channel'])).toEqual(['WHATSAPP', 'SMS']);
  for (const { headers } of asked) expect(headers['application-type']).toBe('GPL');

  await code(page).fill('123456');
  await at(page, '/application/processing');
  const verified = await sandbox.journal({ userId: user.userId, path: '/v1/otp/verificator' });
  expect(verified.map(({ query, body }) => ({ query, body }))).toEqual([
    { query: { channel: 'SMS' }, body: { otp: '123456' } },
  ]);
  await onlySubmission(sandbox, user.userId);
});

test('a code is in no address and no storage', async ({ page, login, announce }) => {
  announce('/v1/otp/verificator', 400);
  await login('pending-auth');
  await at(page, '/kyc/otp');
  await code(page).fill('000000');
  await expectSaid(page, 'Kodenya belum benar');
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain('000000');
  expect(page.url()).not.toContain('000000');
});
