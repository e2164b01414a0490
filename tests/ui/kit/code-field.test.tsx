import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readCode } from '../../../domain/forms/one-time-code';
import { CodeField } from '../../../ui/kit/code-field';

const show = () => {
  const completed: string[] = [];
  const filled: boolean[] = [];
  render(
    <CodeField
      name="otp"
      label="Kode"
      read={(text) => readCode(text, 6)}
      unread="Isi satu kode saja"
      length={6}
      onComplete={(code, isFilled) => {
        completed.push(code);
        filled.push(isFilled);
      }}
    />,
  );
  const control = screen.getByLabelText<HTMLInputElement>('Kode');
  const write = (value: string, inputType: string, data: string | null) =>
    void fireEvent.input(control, { target: { value }, inputType, data });
  return {
    completed,
    filled,
    control,
    said: () => screen.getByRole('status').textContent,
    type: (keys: string) => {
      for (const key of keys) write(control.value + key, 'insertText', key);
    },
    erase: () => write(control.value.slice(0, -1), 'deleteContentBackward', null),
    paste: (text: string) => write(control.value + text, 'insertFromPaste', text),
    fill: (text: string) => write(text, 'insertText', text),
    /** Changes the value as an extension does, with an untrusted event. */
    script: (value: string) => void fireEvent.change(control, { target: { value } }),
  };
};

test('the code is a single field that the browser can fill in', () => {
  const { control } = show();
  expect(control.name).toBe('otp');
  expect(control.getAttribute('autocomplete')).toBe('one-time-code');
  expect(control.getAttribute('inputmode')).toBe('numeric');
  expect(control.hasAttribute('maxlength')).toBe(false);
});

const unread = 'Isi satu kode saja';

test.each([
  // value before, pasted text, value after, message
  ['', '123456', '123456', ''],
  ['', '123 456', '123456', ''],
  ['', '123-456', '123456', ''],
  ['', '1 2 3 4 5 6', '123456', ''],
  ['', '１２３４５６', '123456', ''],
  ['', '١٢٣٤٥٦', '123456', ''],
  ['', '\u200e123456\n', '123456', ''],
  ['', '123', '123', ''],
  ['12', '3456', '123456', ''],
  ['12', '123456', '123456', ''],
  ['', 'Kode berlaku 24 jam: 123456', '123456', ''],
  ['12', 'Kode berlaku 24 jam: 123456', '123456', ''],
  ['', '<#> 123456 adalah kode PayLater kamu. Berlaku 5 menit. AbC12dEf3Gh', '123456', ''],
  ['', 'Kode: 123456\n\n@paylater.example #123456', '123456', ''],
  ['', 'Kode 123456 untuk pesanan 2025001234', '123456', ''],
  ['', 'PayLater: 123 456', '123456', ''],
  ['', 'Kode kamu 123-456, berlaku 24 jam', '123456', ''],
  ['', 'Kode 123456, bantuan di 500-700', '123456', ''],
  ['', 'Kode 123 456 atau 654 321', '', unread],
  ['', 'Kode 12 34 56 78', '', unread],
  ['12', 'Kode 123456 atau 654321', '12', unread],
  ['', 'Kode lama 111111, kode baru 222222', '', unread],
  ['12', '081234567890', '12', unread],
  ['', '081234567890', '', unread],
  ['', '+62 812-3456-7890', '', unread],
  ['', '0812 345678', '', unread],
  ['', '1234567', '', unread],
  ['', 'Kode berlaku 24 jam', '', unread],
  ['', 'budi@contoh.com', '', unread],
  ['123', '2026-11-26', '123', unread],
])('behind “%s” the paste %j leaves “%s”, and nothing is sent', (before, text, held, message) => {
  const { completed, control, type, paste, said } = show();
  type(before);
  paste(text);
  expect([control.value, said(), completed]).toEqual([held, message, []]);
});

test('a value from a script or an extension is handled like a paste', () => {
  const { completed, control, script, said } = show();
  script('081234567890');
  expect([control.value, said()]).toEqual(['', unread]);
  script('123456');
  expect([control.value, said(), completed]).toEqual(['123456', '', []]);
});

test('a code that was typed or autofilled completes once, until it changes', () => {
  const { completed, filled, control, type, erase, fill } = show();
  type('12345');
  expect(completed).toEqual([]);
  type('67');
  expect([control.value, completed]).toEqual(['123456', ['123456']]);
  erase();
  type('6');
  expect(completed).toEqual(['123456', '123456']);
  fill('654321');
  expect(completed).toEqual(['123456', '123456', '654321']);
  erase();
  erase();
  fill('111111');
  expect(filled).toEqual([false, false, false, true]);
});
