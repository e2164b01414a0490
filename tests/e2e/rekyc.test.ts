import type { Page } from '@playwright/test';
import { tracked } from './support/events';
import { field, identify } from './support/kyc';
import { address, at, comesInTime, goOn, primary, storages } from './support/pages';
import type { NewUser, Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

interface Person extends NewUser {
  readonly dob: string;
  readonly nik: string;
  readonly customerId: string;
}

/** Returns the logged-in user with the data that the lender has. */
const known = async (sandbox: Sandbox, user: NewUser): Promise<Person> => ({
  ...((await sandbox.user(user.userId)) as unknown as Person),
  ...user,
});

/** Checks that the page leaves neither the date of birth nor the number in its address, its storages or its events. */
const expectNothingKept = async (page: Page, { dob, nik }: Person) => {
  const [year = '', month = '', day = ''] = dob.split('-');
  await expect.poll(() => tracked(page)).not.toEqual([]);
  const events = await tracked(page);
  const places = JSON.stringify([page.url(), await storages(page), events]);
  const secrets = [dob, nik, nik.slice(-6), day + month + year, `${day}/${month}/${year}`];
  for (const secret of [...secrets, `${day} ${month} ${year}`])
    expect(places).not.toContain(secret);
};

/** Goes from the education page through a capture to the page that waits. */
const identifyAnew = async (page: Page) => {
  await at(page, '/kyc/step1');
  await identify(page);
  await at(page, '/kyc/onekyc/success');
  await goOn(page, '/rekyc');
};

const submissions = async (sandbox: Sandbox, { userId }: NewUser) => {
  const calls = await sandbox.journal({ userId, path: '/v1/kyc/rekyc' });
  return calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/kyc/rekyc'));
};
const uuids = async (sandbox: Sandbox, { userId }: NewUser) =>
  (await sandbox.user(userId)).oneKyc.map(({ submissionUuid }) => submissionUuid);

test('a birth date and a check reopen a closed account', async ({ page, sandbox, journey }) => {
  const me = await known(sandbox, await journey('closed', { lang: 'id' }));
  await at(page, '/home');
  await expect(page.getByText('Akun PayLater kamu sudah ditutup')).toBeVisible();
  await goOn(page, '/rekyc', '/rekyc/education');
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

  // The page polls by itself, without a press.
  await sandbox.decide(me.userId, { what: 'rekyc', outcome: 'approved' });
  await comesInTime(page, page.locator('main[data-route="/rekyc/review"]'));
  await expect(page.locator('h1')).toHaveText('Akunmu dibuka lagi');
  await goOn(page, '/home');
  await expect(page.locator('main [data-amount]').first()).toBeVisible();
  await expect(page.getByText('ditutup')).toHaveCount(0);
  await page.goto('/kyc/step1');
  await expect.poll(() => address(page)).toBe('/home');
});
