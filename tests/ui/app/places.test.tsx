import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { places, ROUTES } from '../../../domain/navigation/routes';
import { largeScreen } from '../../../ui/hooks/use-media';
import { openAt } from '../../support/app/open-at';

const hasBack = () => /Kembali/.test(document.querySelector('header')?.innerHTML ?? '');
const marked = () =>
  [...document.querySelectorAll('.places__link--marked')].map((it) => it.textContent);

test('a place has no back button beside the bar of places; a page under it has one', async () => {
  for (const id of places) {
    const app = await openAt('active', ROUTES[id].path);
    expect([id, hasBack()]).toEqual([id, false]);
    app.shown.unmount();
  }
  await openAt('active', ROUTES.homeSettings.path);
  expect(hasBack()).toBe(true);
});

test('the title of a place is its name in the bar; home has a greeting instead', async () => {
  for (const id of places.filter((it) => it !== 'home')) {
    const app = await openAt('active', ROUTES[id].path);
    expect(app.one('h1').textContent).toBe(app.one('.places [aria-current]').textContent);
    app.shown.unmount();
  }
});

test('the bar marks a place while it is pressed, before its page is shown', async () => {
  const app = await openAt('active', ROUTES.home.path);
  const link = app.one('.places a[href$="/transactions"]');
  fireEvent.pointerDown(link);
  expect(marked()).toEqual(['Riwayat']);
  expect(app.one('.places [aria-current]').textContent).toBe('Beranda');
  fireEvent.pointerCancel(link);
  await waitFor(() => expect(marked()).toEqual(['Beranda']));
});

test.each([
  ['active', '/home', 'Beranda'],
  ['rejected', '/application/rejected', undefined],
])(
  'on a large screen the terms have the rail of %s, who has a home or not',
  async (persona, from, name) => {
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query === largeScreen }),
    );
    const app = await openAt(persona, from);
    await app.goTo('/tnc');
    await app.says('Keamanan');
    expect(marked()).toEqual(name === undefined ? [] : [name]);
    expect(hasBack()).toBe(true);
    vi.unstubAllGlobals();
  },
);

test.each([
  ['rejected', '/application/rejected', null],
  ['waitlist', '/unavailable/waitlist', 'Daftar tunggu'],
])('the bar of %s names the page, unless its heading does', async (persona, at, name) => {
  const app = await openAt(persona, at);
  expect(app.one('.header__title').getAttribute('data-name')).toBe(name);
});
