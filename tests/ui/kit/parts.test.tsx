import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CopyField } from '../../../ui/kit/copy-field';
import { DescriptionList } from '../../../ui/kit/description-list';
import { LimitGauge } from '../../../ui/kit/limit-gauge';
import { Notice } from '../../../ui/kit/notice';
import { Reveal } from '../../../ui/kit/reveal';
import { Row, Rows } from '../../../ui/kit/rows';
import { Switch } from '../../../ui/kit/switch';

test('a switch has a name, a hint and a state, and reports the new state', () => {
  const said: boolean[] = [];
  const change = (checked: boolean) => said.push(checked);
  const { rerender } = render(
    <Switch label="Pengingat" hint="Tiga hari sebelumnya" checked onChange={change} />,
  );
  const toggle = screen.getByRole('switch', { name: 'Pengingat' });
  expect(toggle.getAttribute('aria-checked')).toBe('true');
  expect(document.getElementById(toggle.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Tiga hari sebelumnya',
  );
  fireEvent.click(toggle);
  rerender(<Switch label="Pengingat" checked={false} onChange={change} />);
  fireEvent.click(toggle);
  expect(said).toEqual([false, true]);
});

const renderCopyField = (isAllowed: boolean) => {
  const failures: string[] = [];
  render(
    <CopyField
      label="Nomor virtual account"
      copy="Salin"
      what="nomor"
      copied="Tersalin"
      announced="Nomor tersalin"
      onCopy={() => Promise.resolve(isAllowed)}
      onFailed={() => failures.push('failed')}
    >
      1239 0081 2345 6789
    </CopyField>,
  );
  return failures;
};

test('the button of a copied value confirms it for two seconds, and a screen reader announces it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  window.getSelection()?.removeAllRanges();
  const failures = renderCopyField(true);
  const [before, after] = [...document.querySelectorAll('.copy-field__state')];
  const isOther = (it: Element | undefined) => it?.classList.contains('copy-field__state--other');
  const region = screen.getByRole('status');
  expect([isOther(before), isOther(after), region.textContent]).toEqual([false, true, '']);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(region.textContent).toBe('Nomor tersalin'));
  expect([isOther(before), isOther(after)]).toEqual([true, false]);
  expect(after?.textContent).toBe('Tersalin nomor');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect([isOther(before), isOther(after), region.textContent]).toEqual([false, true, '']);
  expect(failures).toEqual([]);
  expect(window.getSelection()?.toString()).toBe('');
});

test('if copying fails, the value is selected, and the button keeps its text', async () => {
  const failures = renderCopyField(false);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(failures).toEqual(['failed']));
  expect(window.getSelection()?.toString()).toBe('1239 0081 2345 6789');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a description list renders terms and their values', () => {
  render(
    <DescriptionList
      items={[
        { label: 'Limit', value: 'Rp7.500.000' },
        { label: 'Total', value: 'Rp7.512.500', total: true },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((it) => it.textContent)).toEqual(['Limit', 'Total']);
  expect(screen.getAllByRole('definition').map((it) => it.textContent)).toEqual([
    'Rp7.500.000',
    'Rp7.512.500',
  ]);
});

test('a row carries its kind and id, and is a link or a button as a whole', () => {
  const said: string[] = [];
  render(
    <Rows label="Transaksi">
      <Row title="Kopi" detail="17 Apr" kind="transaction" id="t1" href="/transactions" />
      <Row title="Buku" kind="bill" id="b1" onClick={() => said.push('pressed')} />
      <Row title="Tenang" />
    </Rows>,
  );
  const items = within(screen.getByRole('list', { name: 'Transaksi' })).getAllByRole('listitem');
  expect(items.map((it) => [it.dataset['row'], it.dataset['id']])).toEqual([
    ['transaction', 't1'],
    ['bill', 'b1'],
    [undefined, undefined],
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/transactions');
  fireEvent.click(screen.getByRole('button', { name: 'Buku' }));
  expect(said).toEqual(['pressed']);
  expect(items[2]!.querySelector('svg')).toBeNull();
});

test('a masked value is shown on request', () => {
  render(<Reveal masked="S•••" hidden="Tersembunyi" value="Siti" show="Lihat" hide="Tutup" />);
  expect(screen.queryByText('Siti')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Lihat' }));
  expect(screen.getByText('Siti')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByText('Siti')).toBeNull();
});

test('a notice is a status only with that role', () => {
  const { rerender } = render(<Notice>Tersimpan</Notice>);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<Notice role="status">Tersimpan</Notice>);
  expect(screen.getByRole('status').textContent).toBe('Tersimpan');
});

test.each([
  [7_500_000, 1_500_000, 20],
  [7_500_000, 9_000_000, 100],
  [7_500_000, -1, 0],
  [0, 0, 0],
])('of %d, %d used fills %d percent', (total, used, percent) => {
  const { container } = render(<LimitGauge total={total} used={used} />);
  expect(container.querySelector('.limit-gauge__used')?.getAttribute('width')).toBe(`${percent}%`);
});
