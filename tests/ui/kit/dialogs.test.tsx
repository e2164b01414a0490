import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AlertDialog } from '../../../ui/kit/alert-dialog';
import { Button } from '../../../ui/kit/button';
import { Sheet } from '../../../ui/kit/sheet';

const nothing = () => {};

test('an error dialog shows title, text and code, and its buttons answer it', () => {
  const said: string[] = [];
  render(
    <AlertDialog
      title="Ada gangguan"
      body="Coba lagi sebentar lagi. [HTTP_500]"
      primary={{ label: 'Coba lagi', onPress: () => said.push('retry') }}
      secondary={{ label: 'Beranda', onPress: () => said.push('home') }}
      onClose={() => said.push('close')}
    />,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Ada gangguan' });
  expect((dialog as HTMLDialogElement).open).toBe(true);
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toContain('[HTTP_500]');
  const [first, second] = within(dialog).getAllByRole('button');
  fireEvent.click(first!);
  fireEvent.click(second!);
  expect(said).toEqual(['retry', 'home']);
});

test('Escape calls onClose and does not close the dialog itself', () => {
  const said: string[] = [];
  render(
    <AlertDialog
      title="Ada gangguan"
      body="[NETWORK]"
      primary={{ label: 'Coba lagi', onPress: nothing }}
      onClose={() => said.push('close')}
    />,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog');
  const escape = new Event('cancel', { cancelable: true });
  fireEvent(dialog, escape);
  expect(escape.defaultPrevented).toBe(true);
  expect([said, dialog.open]).toEqual([['close'], true]);
});

test('a press outside does not close an alert, and the alert has no page action', () => {
  const said: string[] = [];
  render(
    <AlertDialog
      title="Ada gangguan"
      body="[NETWORK]"
      primary={{ label: 'Coba lagi', onPress: nothing }}
      onClose={() => said.push('close')}
    />,
  );
  const dialog = screen.getByRole('alertdialog');
  fireEvent.click(dialog);
  expect(said).toEqual([]);
  expect(dialog.querySelector('[data-action]')).toBeNull();
});

test('a sheet lists the main button first and focuses its title', () => {
  const said: string[] = [];
  render(
    <Sheet
      title="Kenapa kami tanya ini?"
      close="Tutup"
      onClose={() => said.push('close')}
      actions={<Button onClick={() => said.push('forward')}>Mengerti</Button>}
    >
      <p>Karena aturan.</p>
    </Sheet>,
  );
  const sheet = screen.getByRole('dialog', { name: 'Kenapa kami tanya ini?' });
  expect(document.activeElement).toBe(within(sheet).getByRole('heading'));
  const buttons = within(sheet).getAllByRole('button');
  expect(buttons.map((it) => it.textContent)).toEqual(['Mengerti', 'Tutup']);
  for (const button of buttons) fireEvent.click(button);
  fireEvent.click(within(sheet).getByText('Karena aturan.'));
  expect(said).toEqual(['forward', 'close']);
  fireEvent.click(sheet);
  expect(said).toEqual(['forward', 'close', 'close']);
});

test('a dialog that unmounts is closed first, which restores the focus', () => {
  const alert = (
    <AlertDialog
      title="Ada gangguan"
      body="[NETWORK]"
      primary={{ label: 'Coba lagi', onPress: nothing }}
      onClose={nothing}
    />
  );
  const { rerender } = render(<main>{alert}</main>);
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog');
  rerender(<main />);
  expect(dialog.open).toBe(false);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
