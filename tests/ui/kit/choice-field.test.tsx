import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RadioField } from '../../../ui/kit/choice-field';
import { SelectField } from '../../../ui/kit/select-field';

const some = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `V${index}`, label: `Pilihan ${index}` }));

const gender = {
  name: 'gender',
  label: 'Jenis kelamin',
  placeholder: 'Pilih',
  options: some(2),
};

test('a choice is shown and reported', () => {
  const said: string[] = [];
  render(
    <RadioField
      {...gender}
      onChange={(value) => said.push(value)}
      onCommit={(value) => said.push(`left with ${value}`)}
    />,
  );
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map((it) => [it.name, it.value, it.checked])).toEqual([
    ['gender', 'V0', false],
    ['gender', 'V1', false],
  ]);
  fireEvent.click(radios[1]!);
  expect(radios[1]!.checked).toBe(true);
  expect(said).toEqual(['V1', 'left with V1']);
});

test.each([
  ['radios', RadioField],
  ['a list', SelectField],
] as const)('in %s, a saved value outside the options is kept', (_, Control) => {
  const { container } = render(<Control {...gender} value="OLD_SPELLING" other="Pilihan lama" />);
  const shown = container.querySelector<HTMLInputElement>('select, input:checked');
  expect(shown?.value).toBe('OLD_SPELLING');
  expect(screen.getByText('Pilihan lama')).toBeTruthy();
});

test('an error describes the group and the radio that the summary links to', () => {
  render(<RadioField {...gender} error="Pilih salah satu" />);
  const group = screen.getByRole('radiogroup');
  const [first, second] = screen.getAllByRole('radio');
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(group.getAttribute('aria-describedby')).toBe('field-gender-error');
  expect(first!.id).toBe('field-gender');
  expect(first!.getAttribute('aria-describedby')).toBe('field-gender-error');
  expect(second!.hasAttribute('aria-describedby')).toBe(false);
});

test('a list without options is disabled', () => {
  const texts = { name: 'district', label: 'Kecamatan', placeholder: 'Pilih kecamatan' };
  const { rerender } = render(<SelectField {...texts} options={[]} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  expect([select.disabled, select.value]).toEqual([true, '']);
  rerender(<SelectField {...texts} options={some(9)} />);
  expect(select.disabled).toBe(false);
  fireEvent.change(select, { target: { value: 'V3' } });
  expect(select.value).toBe('V3');
  rerender(<SelectField {...texts} options={some(9)} value="V3" />);
  rerender(<SelectField {...texts} options={some(9)} value="" />);
  expect(select.value).toBe('');
});
