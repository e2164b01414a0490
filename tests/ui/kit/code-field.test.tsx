import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CodeField } from '../../../ui/kit/code-field';

const show = () => {
  const completed: string[] = [];
  render(
    <CodeField name="otp" label="Kode" length={6} onComplete={(code) => completed.push(code)} />,
  );
  const control = screen.getByLabelText<HTMLInputElement>('Kode');
  const type = (value: string) => fireEvent.change(control, { target: { value } });
  return { completed, control, type };
};

test('it is one field that the platform can fill', () => {
  const { control } = show();
  expect(control.name).toBe('otp');
  expect(control.getAttribute('autocomplete')).toBe('one-time-code');
  expect(control.getAttribute('inputmode')).toBe('numeric');
  expect(control.hasAttribute('maxlength')).toBe(false);
});

test.each(['123456', '123 456', '123-456', '１２３４５６', '1234567'])(
  'a code pasted as %s is complete',
  (text) => {
    const { completed, control, type } = show();
    type(text);
    expect(control.value).toBe('123456');
    expect(completed).toEqual(['123456']);
  },
);

test('a code is complete once, until it is changed', () => {
  const { completed, type } = show();
  type('12345');
  expect(completed).toEqual([]);
  type('123456');
  type('1234567');
  expect(completed).toEqual(['123456']);
  type('12345');
  type('123456');
  expect(completed).toEqual(['123456', '123456']);
});
