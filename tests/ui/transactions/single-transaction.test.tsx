import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { replacing } from '../../support/lender';
import { newTab, openApp, type Tab } from '../../support/app/open-app';

const purchase = { id: 't-1', type: 'ORDER', status: 'SUCCESS', amount: 100_000 };

/** Opens the history of a user whose transactions are these rows. */
const open = async (tab: Tab, rows: readonly object[]) => {
  const transactionTime = tab.clock.now();
  const transactions = rows.map((row) => ({ ...purchase, transactionTime, ...row }));
  const app = await openApp({
    persona: 'approved',
    at: '/transactions',
    tab,
    http: replacing({ transactionHistory: { transactions } }),
  });
  await app.on('/transactions');
  return app;
};

const says = 'Belanja dengan PayLater masuk ke tagihan';

test('a single purchase comes with one explanation, which links to more', async () => {
  const tab = newTab('approved');
  const app = await open(tab, [{}]);
  expect(app.text()).toContain(says);
  app.click('Lihat kapan tagihan datang');
  await waitFor(() => expect(app.navigator.place$.value.path).toBe('/home/bill-cycle-education'));
  app.shown.unmount();
  const again = await open(tab, [{}]);
  expect(again.text()).not.toContain(says);
});

test.each([
  ['two purchases', [{}, { id: 't-2' }]],
  ['a single payment', [{ type: 'REPAYMENT' }]],
  ['a purchase beside a row that cannot be read', [{}, { id: 't-2', transactionTime: 'x' }]],
  [
    'a page after which there may be more',
    [{}, ...Array.from({ length: 19 }, (_, at) => ({ id: `f-${at}`, status: 'FAILED' }))],
  ],
])('no explanation is shown next to %s', async (_, rows) => {
  const app = await open(newTab('approved'), rows);
  expect(document.querySelectorAll('main [data-row="transaction"]').length).toBeGreaterThan(0);
  expect(app.text()).not.toContain(says);
});
