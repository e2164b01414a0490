import { expect, test } from 'vitest';
import { renderIn } from '../../support/app/render-in';
import { ReceiptInstalments } from '../../../ui/pages/transactions/receipt-instalments';

const shown = async (...paid: readonly (boolean | undefined)[]) => {
  const instalments = paid.map((it) => ({ amount: 5, ...(it !== undefined && { paid: it }) }));
  const { container } = await renderIn(
    'id',
    ['transactions', 'common'],
    <ReceiptInstalments instalments={instalments} currency="IDR" />,
  );
  return {
    title: container.querySelector('h3')?.textContent,
    states: [...container.querySelectorAll('td:nth-child(2)')].map((it) => it.textContent),
  };
};

test('a receipt shows the number of paid instalments once', async () => {
  const { title, states } = await shown(false, false, false);
  expect(title).toBe('3 cicilan, 0 sudah dibayar');
  expect(states).toEqual(['', '', '']);
});

test('an instalment with an unread status is shown as unread and not counted', async () => {
  expect(await shown(true, false)).toEqual({
    title: '2 cicilan, 1 sudah dibayar',
    states: ['Sudah dibayar', ''],
  });
  expect(await shown(true, undefined)).toEqual({
    title: '2 cicilan',
    states: ['Sudah dibayar', 'Status bayar belum bisa dimuat'],
  });
  expect((await shown(false, undefined)).states).toEqual([
    'Belum dibayar',
    'Status bayar belum bisa dimuat',
  ]);
});
