import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { INPUTS } from '../../../domain/forms/inputs';
import { PhoneField } from '../../../ui/kit/phone-field';
import { TextAreaField } from '../../../ui/kit/text-area-field';
import { TextField } from '../../../ui/kit/text-field';

const described = (control: HTMLElement): string[] =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent ?? `no ${id}`);

test.each([
  ['text', TextField],
  ['lines of text', TextAreaField],
])('a field for %s ties its label, hint, error and warning to the control', (_kind, Control) => {
  render(
    <Control
      name="personalInfo.motherMaidenName"
      label="Nama gadis ibu kandung"
      optional="(opsional)"
      hint="Sesuai KK"
      error="Isi nama, tanpa angka"
      warning="Namanya panjang sekali"
    />,
  );
  const control = screen.getByLabelText(/Nama gadis ibu kandung \(opsional\)/);
  expect(control.getAttribute('name')).toBe('personalInfo.motherMaidenName');
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(described(control)).toEqual([
    'Sesuai KK',
    'Isi nama, tanpa angka',
    'Namanya panjang sekali',
  ]);
  expect(control.hasAttribute('required')).toBe(false);
});

test('a field without messages has no description', () => {
  render(<TextField name="email" label="Email" />);
  const control = screen.getByLabelText('Email');
  expect(control.hasAttribute('aria-describedby')).toBe(false);
  expect(control.hasAttribute('aria-invalid')).toBe(false);
});

test.each([
  ['text', TextField],
  ['lines of text', TextAreaField],
])('a field for %s reports every change, and its value again on blur', (_kind, Control) => {
  const said: string[] = [];
  render(
    <Control
      name="address"
      label="Alamat"
      value="Jl."
      onChange={(value) => said.push(value)}
      onCommit={(value) => said.push(`left with ${value}`)}
    />,
  );
  const control = screen.getByLabelText('Alamat');
  fireEvent.change(control, { target: { value: 'Jl. Kemang ' } });
  fireEvent.blur(control);
  expect(said).toEqual(['Jl. Kemang ', 'left with Jl. Kemang ']);
});

test('typed text stays when the page renders again, and a loaded draft replaces it', () => {
  const { rerender } = render(<TextField name="email" label="Email" value="" />);
  const control = screen.getByLabelText<HTMLInputElement>('Email');
  fireEvent.change(control, { target: { value: 'sri@' } });
  rerender(<TextField name="email" label="Email" value="" hint="Yang aktif" />);
  expect(control.value).toBe('sri@');
  rerender(<TextField name="email" label="Email" value="sri@contoh.com" />);
  expect(control.value).toBe('sri@contoh.com');
});

test.each([
  ['email', { type: 'email', autocomplete: 'email', inputmode: 'email' }],
  ['ownPhone', { type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
  ['dependents', { type: 'text', autocomplete: 'off', inputmode: 'numeric' }],
  ['birthDate', { type: 'text', autocomplete: 'bday', inputmode: 'numeric' }],
] as const)('%s asks the device for the right keyboard', (rule, attributes) => {
  const Control = rule === 'ownPhone' ? PhoneField : TextField;
  render(<Control name="field" label="Isian" {...INPUTS[rule]} />);
  const control = screen.getByLabelText('Isian');
  for (const [name, value] of Object.entries(attributes))
    expect([name, control.getAttribute(name)]).toEqual([name, value]);
});

test('a phone number is grouped while typing, unless it contains other separators', () => {
  render(<PhoneField name="phone" label="Nomor HP" autoComplete="off" />);
  const control = screen.getByLabelText<HTMLInputElement>('Nomor HP');
  fireEvent.change(control, { target: { value: '0812-3456 7890' } });
  fireEvent.blur(control);
  expect(control.value).toBe('0812-3456 7890');
  control.focus();
  fireEvent.change(control, { target: { value: '08129', selectionStart: 5, selectionEnd: 5 } });
  expect([control.value, control.selectionStart]).toEqual(['0812 9', 6]);
  expect(control.getAttribute('autocomplete')).toBe('off');
});
