import { fireEvent, render, screen, within } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { expect, test } from 'vitest';
import { AlertDialog } from '../../../ui/kit/alert-dialog';
import { Button } from '../../../ui/kit/button';
import { Sheet } from '../../../ui/kit/sheet';

/** Shows an error dialog that records which of its handlers are called. */
const showAlert = () => {
  const called: string[] = [];
  const { rerender } = render(
    <AlertDialog
      title="Ada gangguan"
      body="Coba lagi sebentar lagi."
      note={<p>[HTTP_500]</p>}
      primary={{ label: 'Coba lagi', onPress: () => called.push('retry') }}
      secondary={{ label: 'Beranda', onPress: () => called.push('home') }}
      onClose={() => called.push('close')}
    />,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog', { name: 'Ada gangguan' });
  return { called, dialog, leave: () => rerender(<main />) };
};

test('an error dialog shows title, text and code, and its buttons answer it', () => {
  const { called, dialog } = showAlert();
  expect(dialog.open).toBe(true);
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Coba lagi sebentar lagi.[HTTP_500]');
  // The code has its own line, and is no part of the sentence.
  expect(description?.querySelector('p + p')?.textContent).toBe('[HTTP_500]');
  for (const button of within(dialog).getAllByRole('button')) fireEvent.click(button);
  expect(called).toEqual(['retry', 'home']);
});

test('Escape closes only the upper of two sheets, of which one renders the other', () => {
  const closed: string[] = [];
  render(
    <Sheet title="A" close="Tutup" onClose={() => closed.push('A')}>
      {createPortal(
        <Sheet title="B" close="Tutup" onClose={() => closed.push('B')} />,
        document.body,
      )}
    </Sheet>,
  );
  screen
    .getByRole('dialog', { name: 'B' })
    .dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(closed).toEqual(['B']);
});

test('Escape calls onClose and does not close the dialog itself', () => {
  const { called, dialog } = showAlert();
  const escape = new Event('cancel', { cancelable: true });
  fireEvent(dialog, escape);
  expect(escape.defaultPrevented).toBe(true);
  expect([called, dialog.open]).toEqual([['close'], true]);
});

test('a press outside does not close an alert, and the alert has no page action', () => {
  const { called, dialog } = showAlert();
  fireEvent.click(dialog);
  expect(called).toEqual([]);
  expect(dialog.querySelector('[data-action]')).toBeNull();
});

test('a dialog that unmounts is closed first, which restores the focus', () => {
  const { dialog, leave } = showAlert();
  leave();
  expect(dialog.open).toBe(false);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a sheet lists the main button first and focuses its title', () => {
  const called: string[] = [];
  render(
    <Sheet
      title="Kenapa kami tanya ini?"
      close="Tutup"
      onClose={() => called.push('close')}
      action={<Button onClick={() => called.push('forward')}>Mengerti</Button>}
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
  expect(called).toEqual(['forward', 'close']);
  fireEvent.click(sheet);
  expect(called).toEqual(['forward', 'close', 'close']);
});
