import type { Page } from '@playwright/test';
import { tracked } from './support/events';
import { arrived } from './support/gpp';
import { at, primary, storages } from './support/pages';
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
