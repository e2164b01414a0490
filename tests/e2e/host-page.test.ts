import { long } from './support/long';
import type { Locator } from '@playwright/test';
import { asGojek, withKeyboard } from './support/gojek';
import { field } from './support/kyc';
import { address, at, goOn, primary } from './support/pages';
import { expect, test } from './support/test';

const closing = 'closeWebView';
const insets = { top: 44, right: 0, bottom: 34, left: 0 };
const can = (canGoBack: boolean) => ({ canGoBack });

const boxOf = async (it: Locator) => {
  const box = await it.boundingBox();
  if (!box) throw new Error('nothing is shown');
  return box;
};

test('the host’s back button closes overlays first, the webview last', async ({ page, login }) => {
  const host = await asGojek(page, { closeWebView: {}, setBackState: {} });
  await login('active', { path: '/home' });
  await expect.poll(() => host.called('setBackState')).toEqual([can(false)]);
  await page.getByRole('button', { name: 'Tagihan', exact: true }).tap();
  await at(page, '/repayment/bill-list');
  await goOn(page, '/repayment/bca-va');
  await host.back();
  await at(page, '/repayment/bill-list');
  await page.locator('header summary').tap();
  await expect(page.locator('.display-settings')).toHaveAttribute('open');
  await host.back();
  await expect(page.locator('.display-settings')).not.toHaveAttribute('open');
  await at(page, '/repayment/bill-list');
  await host.back();
  await at(page, '/home');
  await expect.poll(async () => (await host.called('setBackState')).pop()).toEqual(can(false));
  expect(await host.called(closing)).toEqual([]);
  await host.back();
  await expect.poll(() => host.called(closing)).toEqual([{}]);
  expect(address(page)).toBe('/home');
});

test('no content is under the host’s bars, even if they change', long, async ({ page, login }) => {
  const host = await asGojek(page);
  await login('active', { path: '/repayment/bill-list' });
  await host.surround({ insets });
  const back = page.locator('header button').first();
  expect((await boxOf(back)).y).toBeGreaterThanOrEqual(insets.top);
  const button = await boxOf(primary(page));
  expect(button.y + button.height).toBeLessThanOrEqual(740 - insets.bottom);
  await host.surround({ insets: { top: 0, right: 44, bottom: 21, left: 44 } });
  expect((await boxOf(back)).x).toBeGreaterThanOrEqual(44);
  const aside = await boxOf(primary(page));
  expect(aside.x + aside.width).toBeLessThanOrEqual(360 - 44);
});

test('the keyboard covers neither field nor main action', long, async ({ page, applying }) => {
  const raise = await withKeyboard(page);
  const host = await asGojek(page);
  await applying('/kyc/step2');
  await host.surround({ insets });
  for (const name of ['personalInfo.email', 'personalInfo.motherMaidenName']) {
    await field(page, name).focus();
    await raise(300);
    const [typed, action] = [await boxOf(field(page, name)), await boxOf(primary(page))];
    expect(action.y + action.height).toBeLessThanOrEqual(740 - 300);
    expect(typed.y).toBeGreaterThanOrEqual(44 + 56);
    expect(typed.y + typed.height).toBeLessThanOrEqual(action.y);
    await raise(0);
  }
});

test('in a frame that shrinks, field and action stay in view', long, async ({ page, applying }) => {
  await applying('/kyc/step2');
  // The page that frames the app is its host. The policy of a page in a plain browser would refuse the frame.
  await page.route('**/kyc/step2', async (route) => {
    const answer = await route.fetch();
    const { 'content-security-policy': _, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
  const frame = '<iframe src="/kyc/step2" width="360" height="740" style="border: 0"></iframe>';
  await page.route('**/around', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<body style="margin: 0">${frame}` }),
  );
  await page.goto('/around');
  const [inner, around] = [page.frameLocator('iframe'), page.locator('iframe')];
  const typed = inner.locator('[name="personalInfo.motherMaidenName"]');
  await typed.focus();
  await around.evaluate((it) => it.setAttribute('height', '400'));
  const action = inner.locator('main [data-action="primary"]');
  await expect
    .poll(async () => {
      const [field, button] = [await boxOf(typed), await boxOf(action)];
      return [field.y >= 56, field.y + field.height <= button.y, button.y + button.height <= 400];
    })
    .toEqual([true, true, true]);
});

test('the keyboard lifts a sheet with its field and its button', long, async ({ page, login }) => {
  const raise = await withKeyboard(page);
  const host = await asGojek(page, { getAppInfo: { version: '4.95.0' } });
  await login('reassess', { path: '/credit-reassessment/on-demand' });
  await host.surround({ insets });
  await primary(page).tap();
  const sheet = page.getByRole('dialog');
  await sheet.locator('[name="pin"]').focus();
  await raise(300);
  const typed = await boxOf(sheet.locator('[name="pin"]'));
  const action = await boxOf(sheet.getByRole('button').first());
  expect(typed.y).toBeGreaterThanOrEqual(insets.top);
  expect(typed.y + typed.height).toBeLessThanOrEqual(action.y);
  expect(action.y + action.height).toBeLessThanOrEqual(740 - 300);
});
