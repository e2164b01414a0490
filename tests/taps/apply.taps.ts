import { expect, type Page } from '@playwright/test';
import { applicant, field } from '../e2e/support/kyc';
import { at, primary } from '../e2e/support/pages';
import { test } from '../e2e/support/test';
import { countTaps, type Thumb } from './thumb';

/** Finds the city, then the village, and types the street into the field that the search has focused. */
const searchAddress = async (page: Page, thumb: Thumb) => {
  const { 'residentialInfo.address': street } = applicant['/kyc/step4'];
  const sheet = page.getByRole('dialog');
  await thumb.tap(page.locator('[data-opens="address-search"] button'));
  await thumb.type(sheet.getByRole('searchbox'), 'kota bandung');
  await thumb.tap(sheet.getByRole('button', { name: /^Kota Bandung/ }).first());
  await thumb.type(sheet.getByRole('searchbox'), 'dago');
  await thumb.tap(sheet.getByRole('button', { name: /^Dago/ }));
  await thumb.type(field(page, 'residentialInfo.address'), street);
  await expect(field(page, 'residentialInfo.zipCode')).not.toHaveValue('');
};

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
    if (step === '/kyc/step4') await searchAddress(page, thumb);
    else await thumb.answer(applicant[step]);
    await thumb.goOn(next);
  }
  await thumb.goOn('/kyc/tnc');
  await thumb.goOn('/application/submit');
  await thumb.wait('/application/processing');
  await sandbox.clock({ userId, advanceSeconds: 5 });
  await thumb.wait('/home/activated');
  thumb.finish('apply', { taps: 32, screens: 11 });
});
