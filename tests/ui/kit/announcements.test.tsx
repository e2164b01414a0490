import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Loader } from '../../../ui/kit/loader';
import { RetryCard } from '../../../ui/kit/retry-card';
import { Skeleton } from '../../../ui/kit/skeleton';
import { SkeletonRows } from '../../../ui/kit/skeleton-parts';
import { Toast } from '../../../ui/kit/toast';
import { Waiting } from '../../../ui/kit/waiting';

test('a toast appears in a region that already exists', () => {
  const { rerender, container } = render(<Toast />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  rerender(<Toast toast={{ id: 1, text: 'Tersimpan' }} />);
  expect(screen.getByRole('status')).toBe(region);
  const first = container.querySelector('[data-toast]');
  expect(first?.textContent).toBe('Tersimpan');
  rerender(<Toast toast={{ id: 2, text: 'Tersimpan' }} />);
  expect(container.querySelector('[data-toast]')).not.toBe(first);
});

test('a toast is at the bottom, or at the top with place="top"', () => {
  const { rerender } = render(<Toast />);
  expect(screen.getByRole('status').className).toContain('toast--bottom');
  rerender(<Toast place="top" />);
  expect(screen.getByRole('status').className).toContain('toast--top');
});

test('the loader names what it loads, as a screen or as an overlay', () => {
  const { rerender, container } = render(<Loader label="Sebentar ya" look="screen" />);
  expect(screen.getByRole('status').textContent).toBe('Sebentar ya');
  expect(container.querySelector('[data-loader]')?.className).toContain('loader--screen');
  rerender(<Loader label="Mengirim" look="overlay" />);
  expect(container.querySelector('[data-loader]')?.className).toContain('loader--overlay');
});

test('a skeleton is announced once, with any number of lines', () => {
  render(
    <Skeleton label="Memuat tagihan">
      <SkeletonRows count={5} />
    </Skeleton>,
  );
  expect(screen.getByRole('status').textContent).toBe('Memuat tagihan');
});

test('parts that load one after the other are announced once', async () => {
  const Parts = ({ of }: { readonly of: readonly string[] }) => (
    <Waiting>
      {of.map((part) => (
        <Skeleton label="Memuat" key={part}>
          <SkeletonRows count={1} />
        </Skeleton>
      ))}
    </Waiting>
  );
  const { rerender } = render(<Parts of={['page']} />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('Memuat');
  const words = region.firstChild;
  for (const of of [['limit', 'bills'], ['bills']]) {
    rerender(<Parts of={of} />);
    expect(region.firstChild).toBe(words);
  }
  rerender(<Parts of={[]} />);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('after three seconds of loading, in any number of parts, a line shows that it takes long', async () => {
  vi.useFakeTimers();
  const Page = ({ part }: { readonly part?: string }) => (
    <Waiting slow="Lebih lama dari biasanya">
      {part && (
        <Skeleton label="Memuat" key={part}>
          {part}
        </Skeleton>
      )}
    </Waiting>
  );
  const { rerender } = render(<Page part="page" />);
  const region = () => screen.getByRole('status');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  rerender(<Page part="bills" />);
  expect(region().textContent).toBe('Memuat');
  expect(region().className).toBe('visually-hidden');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(region().textContent).toBe('Lebih lama dari biasanya');
  expect(region().className).not.toBe('visually-hidden');
  rerender(<Page />);
  expect(region().textContent).toBe('');
  rerender(<Page part="history" />);
  expect(region().textContent).toBe('Memuat');
  vi.useRealTimers();
});

test('a failed part shows its error and a retry', () => {
  let retries = 0;
  render(
    <RetryCard
      title="Belum bisa dimuat"
      body="Koneksi terputus. [NETWORK]"
      retry="Coba lagi"
      onRetry={() => (retries += 1)}
    />,
  );
  expect(screen.getByRole('alert').textContent).toContain('[NETWORK]');
  screen.getByRole('button', { name: 'Coba lagi' }).click();
  expect(retries).toBe(1);
});
