import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createI18n, loadMessages } from '../../../ui/app/i18n';
import { ReceiptInstalments } from '../../../ui/pages/transactions/receipt-instalments';

const shown = async (...paid: readonly (boolean | undefined)[]) => {
  const i18n = createI18n('id');
  await loadMessages(i18n, 'id', ['transactions', 'common']);
  const instalments = paid.map((it) => ({ amount: 5, ...(it !== undefined && { paid: it }) }));
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <ReceiptInstalments instalments={instalments} currency="IDR" />
    </I18nextProvider>,
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
