import { applicant } from '../e2e/support/kyc';
import { at, primary } from '../e2e/support/pages';
import { test } from '../e2e/support/test';
import { countTaps } from './support/thumb';

test('apply', async ({ page, sandbox, login }) => {
  await page.clock.install();
  const thumb = await countTaps(page);
  const { userId } = await login('new');

  await thumb.goOn('/kyc');
  await thumb.goOn('/kyc/step1');
  await thumb.tap(primary(page));
  await thumb.aside(() => page.getByRole('dialog').getByRole('button').first().tap());
  await at(page, '/kyc/onekyc/success');
  await thumb.wait('/kyc/step2');
  for (const [step, next] of [
    ['/kyc/step2', '/kyc/step3'],
    ['/kyc/step3', '/kyc/step4'],
    ['/kyc/step4', '/kyc/step5'],
    ['/kyc/step5', '/kyc/step6'],
  ] as const) {
    await at(page, step);
    await thumb.answer(applicant[step]);
    await thumb.goOn(next);
  }
  await thumb.goOn('/kyc/tnc');
  await thumb.goOn('/application/submit');
  await thumb.wait('/application/processing');
  await sandbox.clock({ userId, advanceSeconds: 5 });
  await thumb.wait('/home/activated');
  thumb.finish('apply', { taps: 32, screens: 11 });
});
