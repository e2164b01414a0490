import type { Page, Route } from '@playwright/test';
import { tracked } from './support/events';
import { field, identify } from './support/kyc';
import { address, at, pressUnder, primary, secondary, storages } from './support/pages';
import type { NewUser, Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

interface Person extends NewUser {
  readonly dob: string;
  readonly nik: string;
  readonly customerId: string;
}

/** What the lender knows of whoever logged in. */
const known = async (sandbox: Sandbox, user: NewUser): Promise<Person> => ({
  ...((await sandbox.user(user.userId)) as unknown as Person),
  ...user,
});

/** Neither the date of birth nor the number may be left anywhere that outlives the page. */
const expectNothingKept = async (page: Page, { dob, nik }: Person) => {
  const [year = '', month = '', day = ''] = dob.split('-');
  await expect.poll(() => tracked(page)).not.toEqual([]);
  const events = await tracked(page);
  const places = JSON.stringify([page.url(), await storages(page), events]);
  const secrets = [dob, nik, nik.slice(-6), day + month + year, `${day}/${month}/${year}`];
  for (const secret of [...secrets, `${day} ${month} ${year}`])
    expect(places).not.toContain(secret);
};

/** From the education page through a capture to the page that waits. */
const identifyAnew = async (page: Page) => {
  await at(page, '/kyc/step1');
  await identify(page);
  await at(page, '/kyc/onekyc/success');
  await primary(page).tap();
  await at(page, '/rekyc');
};

const submissions = async (sandbox: Sandbox, { userId }: NewUser) => {
  const calls = await sandbox.journal({ userId, path: '/v1/kyc/rekyc' });
  return calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/kyc/rekyc'));
};
const uuids = async (sandbox: Sandbox, { userId }: NewUser) =>
  (await sandbox.user(userId)).oneKyc.map(({ submissionUuid }) => submissionUuid);

test('a closed account is opened again, by a right date of birth and one identity check', async ({
  page,
  sandbox,
  login,
}) => {
  const me = await known(sandbox, await login('closed', { lang: 'id' }));
  await at(page, '/home');
  await expect(page.getByText('Akun PayLater kamu sudah ditutup')).toBeVisible();
  await primary(page).tap();
  await at(page, '/rekyc');
  await primary(page).tap();
  await at(page, '/rekyc/education');
  await expect(page.getByText(`•••• ${me.nik.slice(-4)}`)).toBeVisible();
  expect(await page.locator('main').innerText()).not.toContain(me.nik.slice(-5));

  await field(page, 'dob').fill('09 09 1969');
  await primary(page).tap();
  await expect(page.locator('.error-summary')).toBeFocused();
  await expect(field(page, 'dob')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#field-dob-error')).toHaveText(/belum cocok dengan data kami/);
  await expectNothingKept(page, me);
  const [year, month, day] = me.dob.split('-');
  await field(page, 'dob').fill(`${day} ${month} ${year}`);
  await primary(page).tap();

  await identifyAnew(page);
  await expect(page.getByText('Verifikasimu sedang diperiksa')).toBeVisible();
  await expectNothingKept(page, me);
  const [sent, ...more] = await submissions(sandbox, me);
  const [submissionUuid] = await uuids(sandbox, me);
  expect(more).toEqual([]);
  expect(sent?.body).toEqual({ submissionUuid, gojekCustomerId: me.customerId });

  // Nobody presses anything: the page asks by itself.
  await sandbox.decide(me.userId, { what: 'rekyc', outcome: 'approved' });
  await expect(page.locator('main[data-route="/rekyc/review"]')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('h1')).toHaveText('Akunmu dibuka lagi');
  await primary(page).tap();
  await at(page, '/home');
  await expect(page.locator('main [data-amount]').first()).toBeVisible();
  await expect(page.getByText('ditutup')).toHaveCount(0);
  await page.goto('/kyc/step1');
  await expect.poll(() => address(page)).toBe('/home');
});

test('a rejected check is made again, and the next one does not match', async ({
  page,
  sandbox,
  login,
}) => {
  const options = { lang: 'en', path: '/rekyc/education' } as const;
  const me = await known(sandbox, await login('closed', options));
  await field(page, 'dob').fill(me.dob);
  await primary(page).tap();
  await identifyAnew(page);
  await sandbox.decide(me.userId, { what: 'rekyc', outcome: 'rejected' });
  await pressUnder(page, 'Your verification is being checked');
  await at(page, '/rekyc/review');
  await expect(page.locator('h1')).toHaveText('Your verification did not succeed');
  await primary(page).tap();
  await identifyAnew(page);
  await expect(page.locator('h1')).toHaveText('Your verification is being checked');
  await sandbox.decide(me.userId, { what: 'rekyc', outcome: 'ktp_mismatch' });
  await pressUnder(page, 'Your verification is being checked');
  await at(page, '/rekyc/review');
  await expect(page.locator('h1')).toHaveText('The KTP does not match');
  await expectNothingKept(page, me);
  await primary(page).tap();
  await at(page, '/home');
  await expect(page.getByText('Your PayLater account is closed')).toBeVisible();

  const sent = (await submissions(sandbox, me)).map(({ body }) => body);
  const gojekCustomerId = me.customerId;
  expect(sent).toEqual(
    (await uuids(sandbox, me)).map((submissionUuid) => ({ submissionUuid, gojekCustomerId })),
  );
  expect(sent).toHaveLength(2);
});

test('a submission whose answer was lost is found under way, also after a reload', async ({
  page,
  sandbox,
  login,
  announce,
}) => {
  announce('/v1/kyc/rekyc', 'dropped');
  const me = await known(
    sandbox,
    await login('rekyc-rejected', { lang: 'id', path: '/rekyc/review' }),
  );
  await primary(page).tap();
  await at(page, '/kyc/step1');
  // A dropped connection would do too, but a browser sends once more by itself what a kept one lost.
  const loseAnswer = (route: Route) => route.fetch().then(() => route.abort());
  await page.route(/\/v1\/kyc\/rekyc$/, loseAnswer, { times: 1 });
  await page.reload();
  await identifyAnew(page);
  await page.reload();
  await at(page, '/rekyc');
  await expect(page.getByText('Verifikasimu sedang diperiksa')).toBeVisible();
  expect(await submissions(sandbox, me)).toHaveLength(1);
});

test('a rejection can be skipped, and the KYC steps are closed then', async ({ page, login }) => {
  await login('rekyc-rejected', { lang: 'en', path: '/rekyc' });
  await at(page, '/rekyc/review');
  await secondary(page).tap();
  await at(page, '/home');
  await page.goto('/kyc/step1');
  await expect.poll(() => address(page)).toBe('/home');
});

test('there is no result while one is waited for: home', async ({ page, login }) => {
  await login('rekyc-initiated', { lang: 'id' });
  await page.goto('/rekyc/review');
  await at(page, '/home');
  await page.goto('/rekyc/education');
  await at(page, '/rekyc');
});
