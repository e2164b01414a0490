import { textsInMemory } from '../support/memory';
import { field } from './support/kyc';
import { at, endsDocument, goTo, primary, storages } from './support/pages';
import { expect, test } from './support/test';

test('a 401 leaves neither token nor answers in memory', async ({ page, answering, failing }) => {
  const { userId, token } = await answering('/kyc/step2');
  const maidenName = 'Zubawekoq Dirafumiq';
  await field(page, 'personalInfo.motherMaidenName').fill(maidenName);
  const before = await textsInMemory(page);
  // These values must be found; otherwise the search looked at nothing.
  expect([before.includes(token), before.includes(maidenName)]).toEqual([true, true]);
  await failing({ userId }, 'PATCH /v1/kyc', { status: 401 });
  await endsDocument(page, () => primary(page).tap());
  await at(page, '/auth/logout');
  const after = await textsInMemory(page);
  expect([after.includes(token), after.includes(maidenName)]).toEqual([false, false]);
});

test('a login that ends offline ends in its document, which reloads once the server answers', async ({
  page,
  journey,
  connect,
}) => {
  const { token } = await journey('approved');
  await goTo(page, '/home');
  await page.getByRole('button', { name: 'Pengaturan' }).tap();
  await at(page, '/home/settings');
  const isAhead = page.waitForResponse(/\/auth-[^/]+[.]js$/);
  await page.clock.fastForward(2_000);
  await isAhead;
  await endsDocument(page, async () => {
    await connect(false);
    await page.getByRole('button', { name: 'Keluar dari akun' }).tap();
    await at(page, '/auth/logout');
    await expect(page.locator('h1')).toHaveText('Kamu sudah keluar');
    expect(JSON.stringify(await storages(page))).not.toContain(token);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await connect(true);
  });
  await at(page, '/auth/logout');
  await expect(page.locator('h1')).toHaveText('Kamu sudah keluar');
  expect((await textsInMemory(page)).includes(token)).toBe(false);
});
