import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../../../ui/kit/button';
import { Form } from '../../../ui/kit/form';

test('a press calls the handler', () => {
  let presses = 0;
  render(
    <Button action="primary" onClick={() => (presses += 1)}>
      Lanjut
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Lanjut' });
  fireEvent.click(button);
  expect(presses).toBe(1);
  expect(button.dataset['action']).toBe('primary');
  expect(button.className).toContain('button--primary');
  expect(button.getAttribute('type')).toBe('button');
});

test.each(['busy', 'resting'])(
  'a %s button keeps its name and ignores presses, also for a submit',
  (state) => {
    let presses = 0;
    let submits = 0;
    render(
      <Form onSubmit={() => (submits += 1)}>
        <Button type="submit" {...{ [state]: true }} onClick={() => (presses += 1)}>
          Kirim
        </Button>
      </Form>,
    );
    const button = screen.getByRole('button', { name: 'Kirim' });
    fireEvent.click(button);
    expect([presses, submits]).toEqual([0, 0]);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.className).toContain(`button--${state}`);
  },
);

test('a button submits its form without the validation of the browser', () => {
  let submits = 0;
  render(
    <Form onSubmit={() => (submits += 1)}>
      <Button type="submit">Kirim</Button>
    </Form>,
  );
  const button = screen.getByRole('button', { name: 'Kirim' });
  fireEvent.click(button);
  expect(submits).toBe(1);
  expect(button.closest('form')?.noValidate).toBe(true);
});
