import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { amountTyped } from '../../../ui/forms/amount-typed';
import { MoneyField } from '../../../ui/kit/money-field';

const show = () => {
  const said: string[] = [];
  render(
    <MoneyField
      name="monthlyIncome"
      label="Penghasilan"
      read={amountTyped}
      value="5000000"
      onChange={(value) => said.push(value)}
      onCommit={(value) => said.push(`left with ${value}`)}
    />,
  );
  return { said, control: screen.getByLabelText<HTMLInputElement>('Penghasilan') };
};

test('a saved amount is shown in groups', () => {
  expect(show().control.value).toBe('5.000.000');
});

test.each(['7500000', 'Rp 7.500.000', '7.500.000,00'])('%s may be filled in or pasted', (text) => {
  const { control, said } = show();
  fireEvent.change(control, { target: { value: text } });
  fireEvent.blur(control);
  expect(control.value).toBe('7.500.000');
  expect(said).toEqual(['7500000', 'left with 7500000']);
});

test('an invalid amount stays in the field and is reported unchanged', () => {
  const { control, said } = show();
  fireEvent.change(control, { target: { value: '5 juta' } });
  expect(control.value).toBe('5 juta');
  expect(said).toEqual(['5 juta']);
});

test('typing a digit in the middle leaves the caret behind it', () => {
  const { control } = show();
  control.focus();
  fireEvent.input(control, {
    target: { value: '5.9000.000', selectionStart: 3, selectionEnd: 3 },
    inputType: 'insertText',
    data: '9',
  });
  expect([control.value, control.selectionStart]).toEqual(['59.000.000', 2]);
});
