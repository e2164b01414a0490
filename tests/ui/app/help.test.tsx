import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aVisitOf } from '../../domain/support/a-visit';
import { stage, stageAs } from '../../support/app/stage';
import { everyHost } from '../../support/client-config';

const hosts = ['help.example'];
const links = { hosts, deepLinks: [], phones: [] };
const webviewOf = { userAgent: 'Mozilla/5.0 gojek/4.90.0' };

const help = () => screen.queryByRole('button', { name: 'Bantuan' });
const actions = () =>
  [...document.querySelectorAll('main [data-action]')].map((it) => [
    it.textContent,
    it.getAttribute('data-action'),
  ]);

test.each([
  ['none', undefined],
  ['one that nothing may open', { help: everyHost('gojek://help'), links }],
])('with %s configured no page offers help', async (_, config) => {
  const app = await stageAs('status-error', '/home', {
    noHelp: true,
    ...(config && { config }),
  });
  expect(app.at()).toBe('/unavailable/status-error');
  expect([help(), actions()]).toEqual([null, [['Coba lagi', 'primary']]]);
});

test('a page whose first action would be help starts with its next action, or has none', async () => {
  const visit = await aVisitOf('approved', '/unavailable/unsupported');
  await stage(visit, { noHelp: true });
  expect(actions()).toEqual([['Ke beranda', 'primary']]);
});

test('a configured help address opens', async () => {
  const visit = await aVisitOf('approved', '/tnc');
  await stage(visit, { config: { help: everyHost('https://help.example/a'), links } });
  act(() => help()?.click());
  expect(visit.navigator.left).toEqual(['https://help.example/a']);
});

test('a host app that the page cannot close shows a toast at the top, near its own button', async () => {
  const visit = await aVisitOf('ineligible', '/home');
  const app = await stage(visit, { ...webviewOf, noHelp: true });
  await app.press();
  expect(app.notifications.toast$.value).toMatchObject({ place: 'top' });
});
