import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../ui/kit/button';
import { Header } from '../../../ui/kit/header';
import { Page } from '../../../ui/kit/page';

test('a page is one main with its route and one heading that can take the focus', () => {
  render(
    <Page route="/kyc/step2" title="Data pribadi" header={<Header title="Pengajuan" />}>
      <p>Isi</p>
    </Page>,
  );
  const main = screen.getByRole('main');
  expect(main.dataset['route']).toBe('/kyc/step2');
  const headings = screen.getAllByRole('heading', { level: 1 });
  expect(headings.map((it) => it.textContent)).toEqual(['Data pribadi']);
  headings[0]!.focus();
  expect(document.activeElement).toBe(headings[0]);
  expect(within(main).queryByRole('banner')).toBeNull();
});

test('a result shows picture, title, sentence and button, in this order', () => {
  render(
    <Page
      route="/application/review"
      picture={<svg />}
      title="Sedang kami periksa"
      actions={<Button action="primary">Kembali</Button>}
    >
      <p>Kami kabari dalam satu hari.</p>
    </Page>,
  );
  const parts = [...screen.getByRole('main').children].map((it) => it.tagName.toLowerCase());
  expect(parts).toEqual(['svg', 'h1', 'p', 'div']);
});

test('the last report of a call decides whether the title is away', () => {
  const report: IntersectionObserverCallback[] = [];
  class Observer {
    observe = () => undefined;
    disconnect = () => undefined;
    constructor(callback: IntersectionObserverCallback) {
      report.push(callback);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  try {
    const told: boolean[] = [];
    render(<Page route="/home" title="Beranda" onTitleAway={(isAway) => told.push(isAway)} />);
    const entry = (isIntersecting: boolean) =>
      ({ isIntersecting, boundingClientRect: { top: isIntersecting ? 80 : -40 } }) as never;
    report[0]?.([entry(false), entry(true)], {} as never);
    expect(told).toEqual([false]);
    report[0]?.([entry(true), entry(false)], {} as never);
    expect(told).toEqual([false, true]);
  } finally {
    vi.unstubAllGlobals();
  }
});
