import { long } from './support/long';
import { answerUpTo, field, onlySubmission } from './support/kyc';
import { at, primary } from './support/pages';
import { expect, test } from './support/test';

test('a code is sent by the chosen channel, and the application continues with it', async ({
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

  await field(page, 'otp').fill('123456');
  await at(page, '/application/processing');
  const verified = await sandbox.journal({ userId: user.userId, path: '/v1/otp/verificator' });
  expect(verified.map(({ query, body }) => ({ query, body }))).toEqual([
    { query: { channel: 'SMS' }, body: { otp: '123456' } },
  ]);
  await onlySubmission(sandbox, user.userId);
});

test(
  'a code from a pasted message waits for a press, and a longer number changes nothing',
  long,
  async ({ page, context, sandbox, login }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { userId } = await login('pending-auth', { path: '/kyc/otp' });
    await at(page, '/kyc/otp');
    const code = field(page, 'otp');
    const paste = async (text: string) => {
      await page.evaluate((it) => navigator.clipboard.writeText(it), text);
      await code.press('Control+V');
    };
    const verified = () => sandbox.journal({ userId, path: '/v1/otp/verificator' });

    await code.pressSequentially('12');
    await paste('081234567890');
    await expect(code).toHaveValue('12');
    await expect(page.getByRole('status').getByText('Isi satu kode saja')).toBeVisible();
    await paste('Kode berlaku 24 jam: 123456');
    await expect(code).toHaveValue('123456');
    await expect(page.getByText('Isi satu kode saja')).toHaveCount(0);
    expect(await verified()).toEqual([]);

    await code.press('Backspace');
    await code.press('6');
    await at(page, '/application/processing');
    expect((await verified()).map(({ body }) => body)).toEqual([{ otp: '123456' }]);
  },
);

test('a reload still shows why a code was refused', long, async ({ page, login, announce }) => {
  await login('pending-auth', { path: '/kyc/otp' });
  await at(page, '/kyc/otp');
  announce('/v1/otp/verificator', 429);
  await field(page, 'otp').fill('999999');
  const reason = 'Terlalu banyak percobaan. Tunggu dulu';
  await expect(page.locator('#field-otp-error')).toContainText(reason);
  await page.reload();
  await at(page, '/kyc/otp');
  await expect(page.locator('main')).toContainText(reason);
  await expect(page.locator('main')).toContainText(/Kode baru bisa diminta (dalam|setelah)/);
});
