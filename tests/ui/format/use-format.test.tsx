import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createI18n } from '../../../ui/app/i18n';
import { HiddenAmounts } from '../../../ui/format/hidden-amounts';
import { formatIn, useFormat } from '../../../ui/format/use-format';

test.each([
  ['id', '18 Agustus 2025, 01:00 WIB', '18 Agustus 2025', 'Agustus 2025'],
  ['en', '18 August 2025, 01:00 WIB', '18 August 2025', 'August 2025'],
] as const)('%s writes a time with its day, a day without an hour, and a month', (...row) => {
  const [language, dayTime, day, month] = row;
  const format = formatIn(language);
  expect(format.dayTime(Date.parse('2025-08-18T01:00:00+07:00'))).toBe(dayTime);
  expect(format.dayTime('2025-08-18')).toBe(day);
  expect(format.month('2025-08')).toBe(month);
});

test('hidden amounts are dots in sentences too', () => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={createI18n('id')}>
      <HiddenAmounts value="nominal disembunyikan">{children}</HiddenAmounts>
    </I18nextProvider>
  );
  const { rupiah } = renderHook(useFormat, { wrapper }).result.current;
  expect([rupiah(1_500_000), rupiah(-7), rupiah(1500, 'SGD')]).toEqual([
    'Rp•••••',
    'Rp•••••',
    'SGD •••••',
  ]);
});

test('the formatters are the same object until the language changes', async () => {
  const i18n = createI18n('id');
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  const { result, rerender } = renderHook(useFormat, { wrapper });
  const before = result.current;
  rerender();
  expect(result.current).toBe(before);
  expect(before.month('2025-08')).toBe('Agustus 2025');
  await act(() => i18n.changeLanguage('en'));
  expect(result.current.month('2025-08')).toBe('August 2025');
});
