import { arrived, meant } from './support/gpp';
import { address, at, hold, primary, tremble } from './support/pages';
import { expect, test } from './support/test';

const path = '/v1/user/join-waitlist';
const list = '/unavailable/waitlist';

test('whoever may join the waiting list joins it once, and is on it from then on', async ({
  page,
  sandbox,
  login,
}) => {
  const user = await login('waitlist-open');
  await at(page, list);
  await expect(page.locator('h1')).toHaveText('Ikut daftar tunggu?');
  // Under way until every press has met the same page.
  const release = await hold(page, path);
  await tremble(page, 10);
  release();
  await expect(page.locator('h1')).toHaveText('Kamu ada di daftar tunggu');
  expect(await arrived(sandbox, user, 'POST', path)).toHaveLength(1);
  expect((await sandbox.user(user.userId)).application.waitlist).toEqual({
    isJoined: true,
    isReviewing: false,
  });
  await page.goto('/');
  await at(page, list);
  await expect(page.locator('h1')).toHaveText('Kamu ada di daftar tunggu');
});

for (const carriedOut of [true, false])
  test(`a lost answer to joining tells the truth when it was ${carriedOut ? '' : 'never '}carried out`, async ({
    page,
    sandbox,
    login,
    announce,
  }) => {
    announce(path, 'dropped');
    const user = await login('waitlist-open', { lang: 'en' });
    const { userId } = user;
    await sandbox.fault({ method: 'POST', path, drop: true, carriedOut, times: 9, userId });
    await primary(page).tap();
    if (!carriedOut) {
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('[NETWORK]');
      expect((await sandbox.user(userId)).application.waitlist?.isJoined).toBe(false);
      await sandbox.clearFaults(userId);
      await dialog.getByRole('button').first().tap();
      await expect(page.locator('h1')).toHaveText('Join the waiting list?');
      await primary(page).tap();
    }
    await expect(page.locator('h1')).toHaveText('You are on the waiting list');
    expect((await sandbox.user(userId)).application.waitlist?.isJoined).toBe(true);
    expect(meant(await arrived(sandbox, user, 'POST', path))).toBe(1);
  });

const standing = {
  'waitlist-joined': 'You are on the waiting list',
  waitlist: 'Your turn is being reviewed',
};
for (const [persona, title] of Object.entries(standing))
  test(`${persona} sees where that stands, and can ask by hand`, async ({
    page,
    sandbox,
    login,
  }) => {
    const user = await login(persona, { lang: 'en' });
    await at(page, list);
    await expect(page.locator('h1')).toHaveText(title);
    await primary(page).tap();
    await expect(page.locator('[data-toast]')).toHaveText('The status has not changed yet.');
    expect(await arrived(sandbox, user, 'POST', path)).toEqual([]);
  });

test('without a waiting list there is no page of it, and with one no other', async ({
  page,
  login,
}) => {
  await login('ineligible', { path: list });
  await at(page, '/unavailable/ineligible');
  expect(address(page)).toBe('/unavailable/ineligible');
  await login('waitlist-joined', { path: '/unavailable/ineligible' });
  await at(page, list);
});
