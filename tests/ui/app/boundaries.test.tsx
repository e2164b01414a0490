import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Frame } from '../../../ui/app/frame';
import { createI18n } from '../../../ui/app/i18n';
import { Notifications } from '../../../ui/app/notifications';
import { Overlays } from '../../../ui/app/overlays';
import { ServicesContext } from '../../../ui/hooks/services';
import { memoryDevice } from '../../support/app/device';

// React logs every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const Broken = (): never => {
  throw new TypeError('x is not a function');
};

/** Renders a page with the frame and the overlays of the app. */
const open = (page = <p>Halaman</p>) => {
  const { device, navigator, reporter } = memoryDevice('/home/settings');
  render(
    <ServicesContext value={device}>
      <I18nextProvider i18n={createI18n('id')}>
        <Frame>
          {page}
          <Overlays />
        </Frame>
      </I18nextProvider>
    </ServicesContext>,
  );
  return { navigator, reporter, notifications: device.get(Notifications) };
};

test('an error outside every page shows the error page, whose button reloads', () => {
  const { navigator, reporter } = open(<Broken />);
  expect(screen.getByRole('main').dataset['route']).toBe('/home/settings');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.body.textContent).not.toMatch(/TypeError|not a function|\.tsx?\b/);
  act(() => screen.getByRole('button').click());
  expect(navigator.reloads).toBe(1);
  expect(reporter.reports).toEqual([
    { kind: 'render', message: 'frame not rendered', where: '/home/settings' },
  ]);
});

test('a toast or a dialog that cannot be drawn is left out, and the next one is shown', () => {
  const { reporter, notifications } = open();
  const unreadable = {} as unknown as string;
  act(() => notifications.toast(unreadable));
  act(() => notifications.toast('Tersimpan'));
  expect(screen.getByText('Tersimpan').textContent).toBe('Tersimpan');
  const primary = { label: 'Tutup' };
  act(() => notifications.ask({ title: 'Gagal', body: unreadable, primary }));
  expect(notifications.ask$.value).toBe(undefined);
  act(() => notifications.ask({ title: 'Gagal', body: 'Coba lagi [X]', primary }));
  expect(screen.getByRole('alertdialog').textContent).toContain('[X]');
  expect(screen.getByText('Halaman').textContent).toBe('Halaman');
  expect(reporter.reports.map(({ message }) => message)).toEqual([
    'overlay not rendered',
    'overlay not rendered',
  ]);
});
