import { act, fireEvent, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { places, type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { SessionServices } from '../../../src/session-services';
import { memoryDevice } from '../../support/app/device';
import { createI18n } from '../../../ui/app/i18n';
import { Notifications } from '../../../ui/app/notifications';
import { Screen } from '../../../ui/app/screen';
import { ScreenLoader } from '../../../ui/app/screen-loader';
import { ServicesContext } from '../../../ui/hooks/services';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Prepares a page with the given loader for its code. */
const opening = (code: () => Promise<never>, id: RouteId = 'home') => {
  const { path, area } = ROUTES[id];
  const { device, navigator, reporter, hostInfo } = memoryDevice(path);
  const loader = new ScreenLoader(createI18n('id'), { [area]: { load: code } });
  device.rebind(ScreenLoader).toConstantValue(loader);
  const open = async () => {
    const shown = render(
      <ServicesContext value={device.get(SessionServices).current$.value}>
        <I18nextProvider i18n={loader.i18n}>
          <MemoryRouter>
            <Screen id={id} place={navigator.place$.value} />
          </MemoryRouter>
        </I18nextProvider>
      </ServicesContext>,
    );
    await pass(0);
    return shown;
  };
  const notifications = device.get(Notifications);
  return { navigator, reporter, open, loader, hostInfo, notifications };
};

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const text = () => document.body.textContent ?? '';
const never = () => new Promise<never>(() => {});
const absent = () => Promise.reject(new TypeError('Failed to fetch'));

test('missing code is reported and answered with one reload; after that the page shows an error', async () => {
  const { navigator, reporter, open } = opening(absent);
  const first = await open();
  await vi.waitFor(() => expect(navigator.reloads).toBe(1));
  // The skeleton stays until the browser has reloaded the page.
  expect(document.querySelector('main')).toBe(null);
  expect(reporter.reports).toMatchObject([{ kind: 'load', where: '/home', code: 'MISSING' }]);

  first.unmount();
  await open();
  await vi.waitFor(() => expect(document.querySelector('main h1')).not.toBe(null));
  expect(text()).toContain('Halaman ini bermasalah');
  expect(document.querySelectorAll('main [data-action="primary"]')).toHaveLength(1);
  expect(navigator.reloads).toBe(1);
  expect(reporter.reports).toHaveLength(2);
});

test.each(places)('the skeleton of %s has its title from the first frame', async (id) => {
  const { open, loader } = opening(never, id);
  const opened = open();
  expect(document.querySelector('.page__title')?.textContent).toBe(loader.i18n.t(`places.${id}`));
  await opened;
});

test('the skeleton of another page has its title once its messages are loaded', async () => {
  const { open } = opening(never, 'homeSettings');
  await open();
  await vi.waitFor(() =>
    expect(document.querySelector('.page__title')?.textContent).toBe('Pengaturan'),
  );
  expect(document.querySelector('main')).toBe(null);
  expect(document.title).toBe('Pengaturan · PayLater');
});

test('the page does not reload when the server is unreachable', async () => {
  const { navigator, open } = opening(absent);
  navigator.served = false;
  await open();
  await vi.waitFor(() => expect(document.querySelector('main h1')).not.toBe(null));
  expect(navigator.reloads).toBe(0);
});

test('an offline user sees the page’s name in the bar; a press or a new connection retries without a reload', async () => {
  const code = vi.fn<() => Promise<never>>(absent);
  const { navigator, open, hostInfo, notifications } = opening(code);
  hostInfo.online$.next(false);
  await open();
  await vi.waitFor(() => expect(document.querySelector('main h1')).not.toBe(null));
  const title = document.querySelector('main h1');
  expect(title?.textContent).toBe('Kamu sedang offline');
  expect(document.querySelector('header')?.textContent).toContain('Beranda');
  expect(document.title).toContain('Kamu sedang offline');
  expect(notifications.toast$.value).toBe(undefined);

  fireEvent.click(document.querySelector('main [data-action="primary"]') as HTMLElement);
  await vi.waitFor(() => expect(text()).toContain('Kami cek lagi begitu tersambung'));
  expect(document.querySelector('main [role="status"]')?.textContent).toContain('Kami cek lagi');
  expect(notifications.toast$.value).toBe(undefined);
  expect(code).toHaveBeenCalledTimes(2);
  // The page is not replaced, so the focus stays.
  expect(document.querySelector('main h1')).toBe(title);

  code.mockImplementation(never);
  await act(async () => hostInfo.online$.next(true));
  expect(code).toHaveBeenCalledTimes(3);
  await act(async () => hostInfo.online$.next(false));
  await pass(0);
  expect(code).toHaveBeenCalledTimes(3);
  expect(navigator.reloads).toBe(0);
});

test('after ten seconds the user may retry, and after two minutes the load fails', async () => {
  const { navigator, reporter, open } = opening(never);
  await open();
  await pass(9_900);
  expect(text()).not.toContain('lama terbuka');
  await pass(200);
  expect(text()).toContain('lama terbuka');
  fireEvent.click(document.querySelector('.page__main button') as HTMLElement);
  expect(navigator.reloads).toBe(1);
  await pass(109_800);
  expect(reporter.reports).toEqual([]);
  await pass(200);
  expect(reporter.reports).toMatchObject([{ kind: 'load', where: '/home', code: 'TIMEOUT' }]);
  expect(navigator.reloads).toBe(2);
});

test('a load that began before the page was drawn counts its time from the beginning', async () => {
  const { open, loader } = opening(never);
  const slow = vi.fn<() => void>();
  void loader.load('home', 'id', slow).catch(() => undefined);
  await pass(10_000);
  expect(slow).toHaveBeenCalledOnce();
  await open();
  expect(text()).toContain('lama terbuka');
});
