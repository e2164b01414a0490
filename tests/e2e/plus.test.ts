import { long } from './support/long';
import { address, at, goBackTo, logInByPhone } from './support/pages';
import { expect, test } from './support/test';

test(
  'a user who leaves by the gopayplus parameter takes the query along, and Back is no trap',
  long,
  async ({ page, sandbox, login }) => {
    const query = '?gopayplus=true&utm_source=x';
    const { userId } = await login('gopayplus-normal', { path: '/tnc' });
    await page.goto(`/${query}`, { waitUntil: 'commit' });
    await at(page, '/hand-off');
    expect(address(page)).toBe(`/hand-off${query}`);
    await expect(page.locator('main code')).toHaveText(query.slice(1));
    await goBackTo(page, '/tnc');
    expect(address(page)).toBe('/tnc');
    expect((await sandbox.user(userId)).application.status).toBe('NOT_APPLIED');
  },
);

test('a login before the combined base keeps the query', async ({ page, sandbox }) => {
  const { userId } = await sandbox.createUser('gopayplus-draft');
  const { phone } = await sandbox.user(userId);
  await page.goto('/?gopayplus=true&utm_source=x');
  await page.locator('[data-action="secondary"]').tap();
  await logInByPhone(page, phone);
  await at(page, '/combined');
  expect(address(page)).toBe('/combined?gopayplus=true&utm_source=x');
});
