import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { readCode } from '../../../domain/forms/one-time-code';
import { amountTyped } from '../../../ui/forms/amount-typed';
import { CodeField } from '../../../ui/kit/code-field';
import { Form } from '../../../ui/kit/form';
import { MoneyField } from '../../../ui/kit/money-field';
import { TextAreaField } from '../../../ui/kit/text-area-field';
import { TextField } from '../../../ui/kit/text-field';
import type { Reporting } from '../../../ui/kit/use-typed';

type Held = Readonly<Record<string, string>>;

type Control = (props: Reporting) => ReactNode;

const fields: readonly (readonly [name: string, Control: Control])[] = [
  ['email', (props) => <TextField name="email" label="email" {...props} />],
  ['income', (props) => <MoneyField read={amountTyped} name="income" label="income" {...props} />],
  ['street', (props) => <TextAreaField name="street" label="street" {...props} />],
  [
    'code',
    (props) => (
      <CodeField
        read={(text) => readCode(text, 6)}
        name="code"
        label="code"
        unread=""
        length={6}
        {...props}
      />
    ),
  ],
  ['name', (props) => <TextField name="name" label="name" {...props} />],
];

const show = () => {
  const sent: Held[] = [];
  const Page = () => {
    const [held, setHeld] = useState<Held>({});
    return (
      <Form onSubmit={() => sent.push(held)}>
        {fields.map(([name, Control]) => (
          <Control
            key={name}
            value={held[name] ?? ''}
            onChange={(value: string) => setHeld((before) => ({ ...before, [name]: value }))}
          />
        ))}
        <button type="submit">Kirim</button>
      </Form>
    );
  };
  render(<Page />);
  return sent;
};

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Fills a field as autofill of iOS Chrome does: the value changes without an event. */
const fillSilently = (label: string, value: string) => {
  const element = control(label);
  const prototype = Object.getPrototypeOf(element) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
};

const fillAll = () => {
  fillSilently('email', 'siti@contoh.com');
  fillSilently('income', '750,000.00');
  fillSilently('street', 'Jalan Dago 1');
  fillSilently('code', '123456');
};
const all = { email: 'siti@contoh.com', income: '750000', street: 'Jalan Dago 1', code: '123456' };

test.each([
  [
    'the next field is typed into',
    () => fireEvent.input(control('name'), { target: { value: 'S' } }),
  ],
  ['the next field is entered', () => act(() => control('name').focus())],
  [
    'a field says that it changed',
    () => fireEvent.change(control('name'), { target: { value: 'S' } }),
  ],
])('values from a silent autofill stay when %s', (_, happen) => {
  const sent = show();
  fillAll();
  happen();
  expect(control('email').value).toBe('siti@contoh.com');
  expect(control('income').value).toBe('750.000');
  fireEvent.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(sent).toEqual([expect.objectContaining(all)]);
});

test('values from a silent autofill are sent when nothing else happens', async () => {
  const sent = show();
  fillAll();
  const form = screen.getByRole('button').closest('form');
  await act(async () => form?.dispatchEvent(new Event('submit', { cancelable: true })));
  fireEvent.submit(form as HTMLFormElement);
  expect(sent[sent.length - 1]).toEqual(all);
});
