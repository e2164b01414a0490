import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../support/app/open-app';
import { Monogram } from '../../../ui/widgets/monogram';

const tileOf = (name: string) => {
  const tile = render(<Monogram name={name} />).container.firstElementChild;
  return [tile?.textContent, tile?.className];
};

test.each(['PASAR RUMAH', ' pasar  rumah', 'Pasar-Rumah', 'Ｐａｓａｒ Rumah'])(
  '%j has the tile of Pasar Rumah',
  (spelling) => {
    expect(tileOf(spelling)).toEqual(tileOf('Pasar Rumah'));
  },
);

test('shops have different colours', () => {
  const shops = ['Pasar Rumah', 'Batik Lestari', 'Gawai Nusantara', 'Air Bersih'];
  expect(new Set(shops.map((it) => tileOf(it)[1])).size).toBeGreaterThan(2);
});

test('a shop has one tile on home, in the list of shops, in the history and on its receipt', async () => {
  const app = await openApp({ persona: 'active', at: '/home' });
  const tileIn = (scope: string, selector: string) =>
    waitFor(() => {
      const named = [...document.querySelectorAll(`${scope} ${selector}`)];
      const tile = named
        .find((it) => it.textContent.includes('Pasar Rumah'))
        ?.querySelector('.monogram');
      if (!tile) throw new Error(`no tile in ${scope}`);
      return [tile.textContent, tile.className];
    });
  const wanted = tileOf('Pasar Rumah');
  expect(wanted[0]).toBe('P');
  expect(await tileIn('main', '[data-row="transaction"]')).toEqual(wanted);
  expect(await tileIn('main .shops', 'li')).toEqual(wanted);
  await app.goTo('/home/popular-partners');
  expect(await tileIn('main', '.rows > li')).toEqual(wanted);
  await app.goTo('/transactions');
  expect(await tileIn('main', '[data-row="transaction"]')).toEqual(wanted);
  app.one('main [data-row="transaction"] button').click();
  expect(await tileIn('[role="dialog"]', '.receipt__head')).toEqual(wanted);
});
