import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RadioField } from '../../../ui/kit/choice-field';
import { ErrorSummary } from '../../../ui/kit/error-summary';
import { TextField } from '../../../ui/kit/text-field';

const errors = [
  { name: 'personalInfo.email', text: 'Isi email' },
  { name: 'gender', text: 'Pilih salah satu' },
];

const Form = ({ attempt }: { readonly attempt: number }) => (
  <>
    <ErrorSummary title="Ada yang perlu dicek" errors={errors} attempt={attempt} />
    <TextField name="personalInfo.email" label="Email" error="Isi email" />
    <RadioField
      name="gender"
      label="Jenis kelamin"
      placeholder="Pilih"
      options={[
        { value: 'MALE', label: 'Laki-laki' },
        { value: 'FEMALE', label: 'Perempuan' },
      ]}
    />
  </>
);

test('it takes the focus at every refused submit', () => {
  const { rerender } = render(<Form attempt={1} />);
  const summary = screen.getByRole('group', { name: 'Ada yang perlu dicek' });
  expect(document.activeElement).toBe(summary);
  screen.getByLabelText('Email').focus();
  rerender(<Form attempt={1} />);
  expect(document.activeElement).not.toBe(summary);
  rerender(<Form attempt={2} />);
  expect(document.activeElement).toBe(summary);
});

test('its links focus the fields without changing the address', () => {
  render(<Form attempt={1} />);
  const before = location.href;
  fireEvent.click(screen.getByRole('link', { name: 'Isi email' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  fireEvent.click(screen.getByRole('link', { name: 'Pilih salah satu' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Laki-laki' }));
  expect(location.href).toBe(before);
});

test('a single message has no visible heading above it', () => {
  const titleOf = (count: number) => {
    const { container } = render(
      <ErrorSummary title="Ada yang perlu dicek" errors={errors.slice(0, count)} attempt={1} />,
    );
    return container.querySelector('h2')?.className;
  };
  expect(titleOf(2)).toBe('error-summary__title');
  expect(titleOf(1)).toBe('visually-hidden');
});
