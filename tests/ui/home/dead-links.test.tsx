import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { replacing } from '../../support/lender';
import { openApp } from '../../support/app/open-app';

const dead = 'javascript:alert(1)';

/** Opens home with a limit and this answer of the lender. */
const open = async (home: object) => {
  const app = await openApp({
    persona: 'approved',
    at: '/home',
    http: replacing({ homepage: { profile: { limit: { total: 1 } }, ...home } }),
  });
  await app.on('/home');
  return app;
};

const buttons = () =>
  [...document.querySelectorAll('main .card button')].map(({ textContent }) => textContent);
const isWhole = () => waitFor(() => expect(buttons()).toContain('Pengaturan'));

test('a link that opens nothing is reported, and the target of the client is used instead', async () => {
  const app = await open({
    topBanner: { title: 'Kabar', link: dead },
    modules: [
      { type: 'NEXT_BILL', amount: 75_000, link: dead },
      { type: 'REASSESSMENT', link: dead },
      { type: 'EDUCATION', title: 'Belajar', items: [{ title: 'Biaya', link: dead }] },
    ],
  });
  await isWhole();
  const raise = 'Tinjau ulang limit';
  expect(buttons()).toEqual(['Bayar Rp75.000 rupiah', raise, 'Belajar', 'Pengaturan']);
  expect(app.text()).toContain('Kabar');
  expect(app.text()).toContain('Biaya');
  await waitFor(() =>
    expect(app.reporter.reports).toContainEqual(
      expect.objectContaining({ kind: 'navigation', message: 'link dropped' }),
    ),
  );
  app.click(raise);
  await waitFor(() => expect(app.navigator.place$.value.path).toMatch(/^\/credit-reassessment/));
});

test('a card without text, figure or link is left out; a help card opens the help of the host', async () => {
  const app = await open({
    topBanner: { link: '/transactions' },
    modules: [{ type: 'UNKNOWN' }, { type: 'HELP', link: dead }, { type: 'HELP', items: [{}] }],
  });
  await isWhole();
  expect(buttons()).toEqual(['Lihat toko', 'Butuh bantuan?', 'Butuh bantuan?', 'Pengaturan']);
  const opened: string[] = [];
  app.links.use((ways) => ({ ...ways, open: (url) => opened.push(url) }));
  app.click('Butuh bantuan?');
  expect(opened).toHaveLength(1);
});

test('a banner without a title shows its text as the title', async () => {
  await open({ topBanner: { text: 'Kabar tanpa judul', link: dead }, modules: [] });
  await isWhole();
  const rows = [...document.querySelectorAll('main .rows__text')].map((it) => it.textContent);
  expect(rows).toEqual(['Kabar tanpa judul', 'Pengaturan']);
});
