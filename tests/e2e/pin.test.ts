import type { Page } from '@playwright/test';
import { tracked } from './support/events';
import { arrived } from './support/gpp';
import { at, logOut, primary, storages } from './support/pages';
import type { NewUser, Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

const path = '/credit-reassessment/on-demand';
const sheet = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => page.locator('main form [name="pin"]');
const open = async (page: Page) => {
  await at(page, path);
  await primary(page).tap();
  await expect(sheet(page)).toBeVisible();
};
const send = async (page: Page, pin: string) => {
  await field(page).fill(pin);
  await sheet(page).getByRole('button').first().tap();
};
/** The ids of the open challenge, as they stand in the browser. */
const ids = async (page: Page) => {
  const { local } = await storages(page);
  return [local['paylater.pinChallengeId'], local['paylater.pinRequestId']];
};
const gone = [undefined, undefined];
const challenges = (sandbox: Sandbox, me: NewUser) =>
  arrived(sandbox, me, 'GET', '/v1/gotopin/challenge');
const requests = (sandbox: Sandbox, me: NewUser) =>
  arrived(sandbox, me, 'POST', '/v1/kyc/on-demand');

/** A PIN may be in no address, no storage and no event. */
const expectNowhere = async (page: Page, ...pins: readonly string[]) => {
  await expect.poll(() => tracked(page)).not.toEqual([]);
  const events = await tracked(page);
  const places = JSON.stringify([page.url(), await storages(page), events]);
  for (const pin of pins) expect(places).not.toContain(pin);
};

test('a wrong PIN shows the remaining tries, the right one goes on, and neither is stored', async ({
  page,
  sandbox,
  login,
}) => {
  const me = await login('reassess', { lang: 'id', path });
  await open(page);
  await expect(field(page)).toHaveAttribute('type', 'password');
  const challenge = await ids(page);
  expect(challenge.every((id) => (id ?? '').length > 10)).toBe(true);
  await send(page, '086420');
  await expect(page.locator('[name="pin"]')).toBeFocused();
  await expect(page.locator('#field-pin-error')).toHaveText('PIN salah. Sisa 2 kali coba.');
  await expect(field(page)).toHaveValue('');
  await expectNowhere(page, '086420');
  await send(page, '123456');
  await at(page, `${path}/result`);
  await expectNowhere(page, '086420', '"123456"');
  expect(await ids(page)).toEqual(gone);
  const bodies = (await arrived(sandbox, me, 'POST', '/v1/gotopin/verify')).map(({ body }) => body);
  const [challengeId, requestId] = challenge;
  expect(bodies).toEqual(['086420', '123456'].map((pin) => ({ challengeId, requestId, pin })));
});

test('three wrong PINs lock it, and no request is sent', async ({
  page,
  sandbox,
  login,
  announce,
}) => {
  const me = await login('reassess', { lang: 'en', path });
  await open(page);
  for (const left of ['2 tries left', '1 try left']) {
    await send(page, '000000');
    await expect(page.locator('#field-pin-error')).toContainText(left);
  }
  await send(page, '000000');
  await expect(sheet(page)).toContainText('Your PIN is locked');
  await expect(sheet(page)).toContainText(/after \d\d:\d\d WIB/);
  expect(await ids(page)).toEqual(gone);
  await sheet(page).getByRole('button').first().tap();
  await expect(sheet(page)).toHaveCount(0);
  await at(page, path);
  announce('/v1/gotopin/challenge', 429);
  await primary(page).tap();
  await expect(sheet(page)).toContainText('Your PIN is locked');
  await expect(field(page)).toHaveCount(0);
  expect(await requests(sandbox, me)).toEqual([]);
  // An hour later it is open again.
  await sheet(page).getByRole('button').first().tap();
  await sandbox.clock({ userId: me.userId, advanceSeconds: 3600 });
  await open(page);
  await send(page, '123456');
  await at(page, `${path}/result`);
});

test('a locked PIN is shown as locked at once', async ({ page, login, announce }) => {
  announce('/v1/gotopin/challenge', 429);
  await login('pin-locked', { lang: 'id', path });
  await open(page);
  await expect(sheet(page)).toContainText(/PIN kamu terkunci.*setelah \d\d:\d\d WIB/);
});

test('a cancel stays on the page and erases the ids; another try is a new challenge', async ({
  page,
  sandbox,
  login,
}) => {
  const me = await login('reassess', { lang: 'id', path });
  for (const way of ['Batal', 'Tutup']) {
    await open(page);
    expect(await ids(page)).not.toContain(undefined);
    await sheet(page).getByRole('button', { name: way }).tap();
    await expect(sheet(page)).toHaveCount(0);
    expect(await ids(page)).toEqual(gone);
  }
  await open(page);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await open(page);
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  expect(await challenges(sandbox, me)).toHaveLength(4);
  expect(await requests(sandbox, me)).toEqual([]);
});

test('the challenge survives a reload, and ends after five minutes', async ({
  page,
  sandbox,
  journey,
}) => {
  const me = await journey('reassess', { lang: 'id', path });
  await open(page);
  const before = await ids(page);
  await page.reload();
  await open(page);
  expect(await ids(page)).toEqual(before);
  expect(await challenges(sandbox, me)).toHaveLength(1);
  await page.clock.fastForward('05:01');
  await expect.poll(() => ids(page)).toEqual(gone);
  await send(page, '123456');
  await at(page, `${path}/result`);
  expect(await challenges(sandbox, me)).toHaveLength(2);
});

test('a logout erases the ids', async ({ page, login }) => {
  await login('reassess', { lang: 'id', path });
  await open(page);
  expect(await ids(page)).not.toContain(undefined);
  await logOut(page);
  expect(await ids(page)).toEqual(gone);
});

test('a PIN whose answer was lost is sent again by a press, and counts once', async ({
  page,
  sandbox,
  login,
  losing,
}) => {
  const me = await login('reassess', { lang: 'id', path });
  await open(page);
  await losing(me, 'POST /v1/gotopin/verify', { carriedOut: true });
  await send(page, '123456');
  await expect(page.locator('#field-pin-error')).toContainText('Koneksimu terputus');
  expect(await requests(sandbox, me)).toEqual([]);
  await sandbox.clearFaults(me.userId);
  await sheet(page).getByRole('button').first().tap();
  await at(page, `${path}/result`);
  const calls = await arrived(sandbox, me, 'POST', '/v1/gotopin/verify');
  expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});
