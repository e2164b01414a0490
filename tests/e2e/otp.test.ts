import { answerUpTo, field, onlySubmission } from './support/kyc';
import { at, goOn } from './support/pages';
import { expect, test } from './support/test';

test('a code is sent by the chosen channel, and accepted', async ({ page, sandbox, login }) => {
  await page.clock.install();
  const user = await login('new-otp');
  await answerUpTo(sandbox, user);
  await page.goto('/kyc/tnc');
  await goOn(page, '/kyc/otp');
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

  await field(page, 'otp').fill('123456');
  await at(page, '/application/processing');
  const verified = await sandbox.journal({ userId: user.userId, path: '/v1/otp/verificator' });
  expect(verified.map(({ query, body }) => ({ query, body }))).toEqual([
    { query: { channel: 'SMS' }, body: { otp: '123456' } },
  ]);
  await onlySubmission(sandbox, user.userId);
});
