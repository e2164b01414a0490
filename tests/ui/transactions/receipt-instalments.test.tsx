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
    words: [...container.querySelectorAll('.receipt__paid')].map((it) => it.textContent),
  };
};

test('an instalment with an unread status is shown as unread and not counted', async () => {
  expect(await shown(true, false)).toEqual({
    title: '2 cicilan, 1 sudah dibayar',
    words: ['Sudah dibayar', 'Belum dibayar'],
  });
  expect(await shown(true, undefined)).toEqual({
    title: '2 cicilan',
    words: ['Sudah dibayar', 'Status bayar belum bisa dimuat'],
  });
});
