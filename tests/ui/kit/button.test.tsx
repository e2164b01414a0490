import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../ui/kit/button';
import { Form } from '../../../ui/kit/form';

/** Shows a submit button in a form, and presses it. */
const submit = (state: object = {}) => {
  const [onClick, onSubmit] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(
    <Form onSubmit={onSubmit}>
      <Button type="submit" {...state} onClick={onClick}>
        Kirim
      </Button>
    </Form>,
  );
  const button = screen.getByRole('button', { name: 'Kirim' });
  fireEvent.click(button);
  return { button, onClick, onSubmit };
};

test('a press calls the handler', () => {
  const onClick = vi.fn<() => void>();
  render(
    <Button action="primary" onClick={onClick}>
      Lanjut
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Lanjut' });
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(button.dataset['action']).toBe('primary');
  expect(button.className).toContain('button--primary');
  expect(button.getAttribute('type')).toBe('button');
});

test.each(['busy', 'resting'])(
  'a %s button keeps its name and ignores presses, also for a submit',
  (state) => {
    const { button, onClick, onSubmit } = submit({ [state]: true });
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.className).toContain(`button--${state}`);
  },
);

test('a button submits its form without the validation of the browser', () => {
  const { button, onSubmit } = submit();
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(button.closest('form')?.noValidate).toBe(true);
});
