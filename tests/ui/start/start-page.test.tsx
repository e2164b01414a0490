import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STORED } from '../../../domain/storage/stored';
import { aVisitOf, Visit } from '../../domain/support/a-visit';
import { stage, stageAs } from '../../support/app/stage';

test('a visitor may apply or log in, and applying goes through the login', async () => {
  const visit = new Visit('/');
  const { main, press, at } = await stage(visit);
  expect(main()?.dataset['route']).toBe('/');
  expect(visit.storage.read(STORED.startVariant)).toBe('visitor');
  await press();
  expect(at()).toBe('/auth/login');
  expect(visit.storage.read(STORED.loginTarget)?.to).toBe('/kyc');
});

test('a visitor with an account can log in', async () => {
  const { press, at } = await stage(new Visit('/'));
  await press('secondary');
  expect(at()).toBe('/auth/login');
});

test('a logged-in user without an application is sent to it at once', async () => {
  const { visit, main, press, at } = await stageAs('new', '/');
  expect(main()?.querySelector('[data-action="secondary"]')).toBeNull();
  expect(visit.storage.read(STORED.startVariant)).toBe('newcomer');
  await press();
  expect(at()).toBe('/kyc');
});

test.each([
  ['gpp-available', '/', undefined, '/combined'],
  ['gpp-available', '/?utm_source=a', undefined, '/combined?utm_source=a'],
  ['new', '/?gopayplus=true', true, '/combined?gopayplus=true'],
  ['new', '/?gopayplus=no', false, '/combined?gopayplus=no'],
  ['new', '/?utm_source=a', undefined, '/kyc'],
])('%s at %s begins with both products or one', async (persona, from, plus, to) => {
  const visit = await aVisitOf(persona, from);
  if (plus !== undefined) visit.storage.write(STORED.plus, plus);
  const { press, at } = await stage(visit);
  await press();
  expect(at()).toBe(to);
});

test('the header offers the other language by its name', async () => {
  await stage(new Visit('/'));
  const offer = () => document.querySelector<HTMLElement>('.header__language');
  expect([offer()?.textContent, offer()?.lang]).toEqual(['English', 'en']);
  const panel = document.querySelector('details') ?? expect.fail();
  await act(async () => {
    panel.open = true;
    panel.dispatchEvent(new Event('toggle'));
  });
  expect(offer()).toBe(null);
});

test('shows what a late bill costs only if the lender configured it, and links to the product summary', async () => {
  const config = {
    whenLate: { id: 'Denda Rp25.000.', en: 'A late fee of Rp25.000.' },
    productSummary: 'https://lender.example/summary',
    links: { hosts: ['lender.example'], deepLinks: [], phones: [] },
  };
  const { main, unmount } = await stage(new Visit('/'), { config });
  expect(main()?.textContent).toContain('Denda Rp25.000 rupiah.');
  const links = [...(main()?.querySelectorAll('a') ?? [])].map((it) => it.href);
  expect(links).toContain('https://lender.example/summary');
  unmount();
  const bare = await stage(new Visit('/'));
  expect(bare.main()?.textContent).not.toMatch(/Rp\d/);
});

test('names the configured lender', async () => {
  const { main } = await stage(new Visit('/'), { config: { lender: 'PT Contoh Pembiayaan' } });
  expect(main()?.textContent).toContain('Pemberi pinjamannya PT Contoh Pembiayaan.');
});

test.each(['id', 'en'] as const)('states no rate in %s', async (language) => {
  const { main } = await stage(new Visit('/'), { language });
  expect(main()?.textContent).not.toMatch(/%|persen|per cent/);
});

const facts = {
  licence: 'Berizin dan diawasi OJK',
  complaints: '157',
  productSummary: 'https://bantuan.example/ringkasan',
  links: { hosts: ['bantuan.example'], phones: ['157'], deepLinks: [] },
};
const hrefs = () =>
  [...document.querySelectorAll('main a')].map((it) => it.getAttribute('href') ?? '');

test('a visitor sees the licence, and links that need no code of the app', async () => {
  const { main } = await stage(new Visit('/'), { config: facts });
  expect(main()?.textContent).toContain('Izin: Berizin dan diawasi OJK.');
  expect(hrefs()).toEqual([facts.productSummary, 'tel:157']);
});

test('only a logged-in user is led to the terms, which need a login', async () => {
  const { main } = await stageAs('new', '/');
  expect(main()?.textContent).toContain('Syarat, izin, dan pengaduan');
  expect(hrefs()).toEqual(['/tnc']);
});

test('without the facts the page leaves them out', async () => {
  const { main } = await stage(new Visit('/'));
  expect(hrefs()).toEqual([]);
  expect(main()?.textContent).not.toContain('Izin:');
});

test('the costs begin with what the user owes', async () => {
  await stage(new Visit('/'));
  const costs = document.querySelectorAll('main section:last-of-type p');
  expect(costs[0]?.textContent).toBe('Limit belum jadi utang sebelum kamu pakai.');
});
