import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OptionSheet } from '../../../ui/forms/option-sheet';

const others = ['Aceh', 'Bali', 'Banten', 'Bengkulu', 'Riau', 'Jambi', 'Lampung', 'Jawa Timur'];

/** Returns the options that the sheet shows for a text. */
const found = (options: readonly string[], text: string): readonly (string | null)[] => {
  const { unmount } = render(
    <OptionSheet
      name="list"
      label="Daftar"
      placeholder=""
      options={[...others, ...options].map((it) => ({ value: it, label: it }))}
      first={[]}
      onClose={() => {}}
    />,
  );
  const sheet = screen.getByRole('dialog');
  fireEvent.change(within(sheet).getByRole('searchbox'), { target: { value: text } });
  const shown = [...sheet.querySelectorAll('[data-value]')].map((it) => it.textContent);
  unmount();
  return shown;
};

const bandung = ['Kabupaten Bandung', 'Kabupaten Bandung Barat', 'Kota Bandung'];

test.each([
  ['DI Yogyakarta', ['Daerah Istimewa Yogyakarta'], ['Daerah Istimewa Yogyakarta']],
  ['D.I. Yogyakarta', ['Daerah Istimewa Yogyakarta'], ['Daerah Istimewa Yogyakarta']],
  ['DIY', ['Daerah Istimewa Yogyakarta'], ['Daerah Istimewa Yogyakarta']],
  ['jogja', ['Daerah Istimewa Yogyakarta'], ['Daerah Istimewa Yogyakarta']],
  ['Kab. Bandung', bandung, ['Kabupaten Bandung', 'Kabupaten Bandung Barat']],
  ['kota  bandung', bandung, ['Kota Bandung']],
  ['Kec. Coblong', ['Coblong'], ['Coblong']],
  ['gas min', ['Minyak dan gas'], ['Minyak dan gas']],
  ['xyz', bandung, []],
])('%j finds options as the address search does', (text, options, names) => {
  expect(found(options, text)).toEqual(names);
});
