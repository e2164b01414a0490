import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAt, openFailing } from '../../support/app/open-at';

const list = '/home/popular-partners';
const openPartner = (id: string) => openAt('approved', `/partner/${id}`, '/partner/*');

const rows = () =>
  [...document.querySelectorAll('main .rows__title')].map(({ textContent }) => textContent);
const groups = () => [...document.querySelectorAll('main h2')].map((it) => it.textContent);
const look = (wanted: string) => {
  const box = document.querySelector('input[type="search"]');
  if (!box) throw new Error('nothing to search with');
  fireEvent.change(box, { target: { value: wanted } });
};

test('the list shows all partners, with those that take bills in a group', async () => {
  const app = await openAt('approved', list);
  expect(groups()).toEqual(['Toko', 'Bayar tagihan rutin']);
  expect(rows().length).toBe(9);
  expect(document.querySelectorAll('main form, main [name]').length).toBe(0);
  look('rumah');
  expect(rows()).toEqual(['Pasar Rumah', 'Internet Rumah']);
  look('pasar zzz');
  expect(rows()).toEqual([]);
  expect(app.text()).toContain('pasar zzz');
  look('');
  expect(rows().length).toBe(9);
  await app.clickTo('Pasar Rumah', '/partner/*');
  expect(app.one('main h1').textContent).toBe('Pasar Rumah');
});

test('a list that fails shows its code and a retry', async () => {
  const app = await openFailing('approved', list, '/v1/partners', {
    status: 500,
    code: 'SHOPS_DOWN',
  });
  await app.says('Kode untuk bantuan: SHOPS_DOWN');
  expect(document.querySelector('input[type="search"]')).toBe(null);
  app.click('Coba lagi');
  await waitFor(() => expect(rows().length).toBe(9));
});

test('the page of a partner has its name, its kind, no header, and links to it and to the list', async () => {
  const app = await openPartner('m-02');
  expect(app.one('main h1').textContent).toBe('Gawai Nusantara');
  expect(app.text()).toContain('Elektronik');
  expect(document.querySelector('header')).toBe(null);
  const gone: string[] = [];
  app.links.use((ways) => ({ ...ways, open: (url) => gone.push(url) }));
  expect(app.one('[data-action="primary"]').textContent).toBe('Buka Gawai Nusantara');
  app.press();
  // The host of the shop is not on the list of links, so a dialog names it and asks first.
  await waitFor(() => app.one('[role="alertdialog"]'));
  expect(app.one('[role="alertdialog"]').textContent).toContain('shops.paylater.example');
  app.one('[role="alertdialog"] button').click();
  expect(gone).toEqual(['https://shops.paylater.example/m-02']);
  await app.clickTo('Lihat semua', list);
});

test('the tag of bills lists all partners that take them', async () => {
  await openPartner('GOPAYLATER');
  expect(rows()).toEqual(['Listrik Pascabayar', 'Air Bersih', 'Internet Rumah']);
});

test('an unknown partner shows that it is not listed, with links to the list and back', async () => {
  const app = await openPartner('nobody');
  expect(app.one('main h1').textContent).toBe('Toko ini tidak ada di daftar');
  await app.pressTo(list);
  await app.goTo('/partner/nobody', '/partner/*');
  await app.clickTo('Kembali', list);
});
