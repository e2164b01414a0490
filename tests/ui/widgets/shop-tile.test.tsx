import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { merchants } from '../../../sandbox/lender/partners';
import { openApp } from '../../support/app/open-app';
import partner from '../../../ui/messages/id/partner.json';
import { Monogram } from '../../../ui/widgets/monogram';

const drawn = (tile: Element | null) => [tile?.innerHTML, tile?.className];

const tileOf = (name: string, category?: string) =>
  drawn(render(<Monogram name={name} category={category} />).container.firstElementChild);

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

test('a known category has an icon in the colour of the shop, another one the first letter', () => {
  const [icons, colours] = [new Set(), new Set()];
  for (const category of Object.keys(partner.categories)) {
    const [content, colour] = tileOf('Pasar Rumah', category);
    expect(content, category).toMatch(/^<svg class="icon icon--small"/);
    icons.add(content);
    colours.add(colour);
  }
  expect([icons.size, colours.size]).toEqual([Object.keys(partner.categories).length, 1]);
  for (const category of ['HEALTH', 'toString', ''])
    expect(tileOf('Pasar Rumah', category), category).toEqual(tileOf('Pasar Rumah'));
  expect(tileOf('Pasar Rumah')[0]).toBe('P');
});

test('each shop of the sandbox has the icon of its kind', () => {
  const tiles = merchants.map(({ name, category }) => tileOf(name, category)[0]);
  expect(new Set(tiles).size).toBe(merchants.length);
  for (const tile of tiles) expect(tile).toContain('<svg');
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
      return drawn(tile);
    });
  const wanted = tileOf('Pasar Rumah', 'GROCERY');
  expect(await tileIn('main', '[data-row="transaction"]')).toEqual(wanted);
  expect(await tileIn('main .shops', 'li')).toEqual(wanted);
  await app.goTo('/home/popular-partners');
  expect(await tileIn('main', '.rows > li')).toEqual(wanted);
  await app.goTo('/transactions');
  expect(await tileIn('main', '[data-row="transaction"]')).toEqual(wanted);
  app.one('main [data-row="transaction"] button').click();
  expect(await tileIn('[role="dialog"]', '.receipt__head')).toEqual(wanted);
});
