import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addFault } from '../../../sandbox/lender/faults';
import { applicationStatus } from '../../../domain/application/calls';
import { day, hour, second } from '../../../domain/kernel/instant';
import { homepage } from '../../../domain/home/calls';
import { aVisitOf, Visit } from '../../domain/support/a-visit';
import { become, settle, stage, stageAs } from '../../support/app/stage';
import { everyHost } from '../../support/client-config';

/** Answers a call of home with status 503, and with the time after which it may be repeated. */
const goDown = async (visit: Visit, retryAfter?: number) => {
  const wait = retryAfter === undefined ? {} : { retryAfter };
  const failure = { kind: 'api', status: 503, ...wait } as const;
  await act(() => visit.errorHandler.failed(failure, homepage, visit.session.token));
  await settle();
};

const statusPath = '/v1/user/application-status';

test('a user who is offline at the start sees that, and continues automatically once connected', async () => {
  const visit = await aVisitOf('approved', '/home');
  addFault(visit.world, { path: statusPath, drop: true, times: 1 });
  const { at, title, hostInfo } = await stage(visit);
  expect(at()).toBe('/unavailable/status-error');
  act(() => hostInfo.online$.next(false));
  expect(title()).toBe('Kamu sedang offline');
  act(() => hostInfo.online$.next(true));
  await settle();
  expect(at()).toBe('/home');
});

test('a retry that fails shows a message and stays, and one that succeeds redirects by the status', async () => {
  const visit = await aVisitOf('rejected', '/kyc');
  addFault(visit.world, { path: statusPath, status: 500, times: 2 });
  const { at, title, press, notifications } = await stage(visit);
  expect(title()).toBe('Status belum bisa dimuat');
  await press();
  expect(notifications.toast$.value?.text).toContain('Masih belum bisa dimuat');
  await press();
  expect(at()).toBe('/application/rejected');
});

test('once the status can be read, the requested page opens instead of home', async () => {
  const visit = await aVisitOf('approved', '/repayment/bill-list?type=UPCOMING');
  addFault(visit.world, { path: statusPath, status: 500, times: 1 });
  const { at, press } = await stage(visit);
  expect(at()).toBe('/unavailable/status-error');
  await press();
  expect(at()).toBe('/repayment/bill-list?type=UPCOMING');
});

test('a status that the server does not know is read again on a press', async () => {
  const { visit, at, press, notifications } = await stageAs('status-error', '/home');
  await press();
  expect(at()).toBe('/unavailable/status-error');
  expect(notifications.toast$.value?.text).toBe('Statusnya belum berubah.');
  become(visit, { status: 'APPROVED' });
  await press();
  expect(at()).toBe('/home');
});

test('opened again it reads the status itself', async () => {
  const visit = await aVisitOf('approved', '/unavailable/status-error');
  expect((await stage(visit)).at()).toBe('/home');
});

test('the waiting list is joined once, and then waited on', async () => {
  const { visit, title, press, at } = await stageAs('waitlist-open', '/unavailable/waitlist');
  expect(title()).toBe('Ikut daftar tunggu?');
  await press();
  expect(title()).toBe('Kamu ada di daftar tunggu');
  expect(visit.count('joinWaitlist')).toBe(1);
  become(visit, { status: 'NOT_APPLIED', eligibility: 'ELIGIBLE' });
  await press();
  expect(at()).toBe('/');
});

test('after a lost answer to joining, the status shows the result', async () => {
  const { visit, title, press, notifications } = await stageAs(
    'waitlist-open',
    '/unavailable/waitlist',
  );
  const path = '/v1/user/join-waitlist';
  addFault(visit.world, { path, drop: true, carriedOut: true, times: 1 });
  await press();
  expect(title()).toBe('Kamu ada di daftar tunggu');
  expect(notifications.ask$.value).toBeUndefined();
});

test('a moved account continues to the configured address', async () => {
  const migrationUrl = 'https://move.example/account';
  const links = { hosts: ['move.example'], deepLinks: [], phones: [] };
  const { visit, at, press } = await stageAs('not-migrated', '/home', {
    config: { migrationUrl, links },
  });
  expect(at()).toBe('/unavailable/migration-redirect');
  await press();
  expect(visit.navigator.left).toEqual([migrationUrl]);
  become(visit, { status: 'NOT_APPLIED', eligibility: 'MIGRATED' });
  await press('secondary');
  expect(at()).toBe('/');
});

test('an outdated app is named, and updated at the configured address', async () => {
  const update = 'https://store.example/gojek';
  const links = { hosts: ['store.example'], deepLinks: [], phones: [] };
  const updateUrl = { ...everyHost('x'), gojek: update };
  const visit = await aVisitOf('new', '/unavailable/unsupported-app');
  const scene = { userAgent: 'gojek/4.1', config: { updateUrl, links } };
  const { main, press } = await stage(visit, scene);
  expect(main()?.textContent).toContain('Perbarui Gojek di Play Store');
  await press();
  expect(visit.navigator.left).toEqual([update]);
});

test('maintenance shows its end only when the end is known and in the future', async () => {
  const end = Date.UTC(2026, 0, 15, 4, 5);
  const during = new Visit('/home');
  const window = { maintenance: { start: 0, end } };
  const { main, at, press, notifications, unmount } = await stage(during, { config: window });
  expect(at()).toBe('/maintenance');
  expect(main()?.textContent).toContain('Perbaikan selesai pukul 11:05 WIB.');
  await press();
  expect(at()).toBe('/maintenance');
  expect(notifications.toast$.value?.text).toBe('Perbaikannya belum selesai.');
  unmount();

  const after = new Visit('/maintenance');
  await after.clock.advance(2 * 3_600_000);
  const late = await stage(after, { config: window });
  expect(late.main()?.textContent).not.toContain('WIB');
});

test.each([
  ['id', 'Perbaikan selesai 16 Januari 2026 pukul 00:30 WIB.'],
  ['en', 'The maintenance ends on 16 January 2026 at 00:30 WIB.'],
] as const)(
  'maintenance that ends on another day in Jakarta names the day, in %s',
  async (language, words) => {
    // In London it is still the 15th.
    const maintenance = { start: 0, end: Date.UTC(2026, 0, 15, 17, 30) };
    const { main } = await stage(new Visit('/home'), { config: { maintenance }, language });
    expect(main()?.textContent).toContain(words);
  },
);

test('leaving maintenance returns to the previous page', async () => {
  const { visit, press, at } = await stageAs('approved', '/home/limit-details?from=banner');
  await goDown(visit);
  expect(at()).toBe('/maintenance');
  await press();
  expect(at()).toBe('/home/limit-details?from=banner');
});

test('a status that maintenance blocked is read before the page opens again', async () => {
  const visit = await aVisitOf('approved', '/home/limit-details');
  const failure = { kind: 'api', status: 503 } as const;
  addFault(visit.world, { path: statusPath, status: 503, times: 2 });
  // The failed call opens maintenance, as in the real client.
  visit.applications.state$.subscribe(({ phase }) => {
    if (phase === 'failed')
      void visit.errorHandler.failed(failure, applicationStatus, visit.session.token);
  });
  const { press, at, notifications } = await stage(visit);
  expect(at()).toBe('/maintenance');
  await press();
  expect(at()).toBe('/maintenance');
  expect(notifications.toast$.value?.text).toBe('Perbaikannya belum selesai.');
  await press();
  expect(at()).toBe('/home/limit-details');
});

test('an unknown address links to the start', async () => {
  const { title, press, at } = await stage(new Visit('/no/such/page'));
  expect(title()).toBe('Halaman tidak ditemukan');
  await press();
  expect(at()).toBe('/');
});

test('the terms require a login, and name the configured lender', async () => {
  expect((await stage(new Visit('/tnc'))).at()).toBe('/auth/login');
  const { main } = await stageAs('new', '/tnc', { config: { lender: 'PT Contoh Pembiayaan' } });
  expect(main()?.textContent).toContain('PT Contoh Pembiayaan');
});

test.each([
  ['not-migrated', 'migration-redirect', { status: 'NOT_APPLIED', eligibility: 'MIGRATED' }, '/'],
  ['ineligible', 'ineligible', { status: 'NOT_APPLIED', eligibility: 'ELIGIBLE' }, '/'],
  ['status-error', 'status-error', { status: 'APPROVED' }, '/home'],
])(
  'the status of %s is read again when the user returns to the page',
  async (persona, page, fields, to) => {
    const { visit, at, hostInfo } = await stageAs(persona, '/');
    expect(at()).toBe(`/unavailable/${page}`);
    act(() => hostInfo.visible$.next(false));
    become(visit, fields);
    await settle();
    expect(at()).toBe(`/unavailable/${page}`);
    act(() => hostInfo.visible$.next(true));
    await settle();
    expect(at()).toBe(to);
  },
);

test('a user whose review has begun sees that, and not that nothing changed', async () => {
  const { visit, title, press, notifications } = await stageAs(
    'waitlist-joined',
    '/unavailable/waitlist',
  );
  become(visit, { waitlist: { isJoined: true, isReviewing: true } });
  await press();
  expect(title()).toBe('Pendaftaranmu sedang ditinjau');
  expect(notifications.toast$.value).toBeUndefined();
  await press();
  expect(notifications.toast$.value?.text).toBe('Statusnya belum berubah.');
});

test.each([
  [undefined, 'Buka PayLater dari aplikasi Gojek atau GoPay.'],
  ['Mozilla/5.0 (Linux; Android 12) gojek/4.95.0', 'Tutup halaman ini, lalu buka PayLater lagi'],
])(
  'the page of an unsupported step explains what helps, in the user agent %s',
  async (userAgent, words) => {
    const { main } = await stageAs(
      'new',
      '/unavailable/unsupported',
      userAgent === undefined ? {} : { userAgent },
    );
    expect(main()?.textContent).toContain(words);
  },
);

test.each([
  ['id', 90 * second, 'Coba lagi setelah 10:02 WIB.'],
  ['en', 90 * second, 'Try again after 10:02 WIB.'],
  ['en', day, 'Try again after 16 January 2026, 10:00 WIB.'],
  ['id', 0, 'Waktu selesainya belum diumumkan.'],
  ['id', undefined, 'Waktu selesainya belum diumumkan.'],
] as const)('maintenance in %s after a wait of %s ms shows: %s', async (language, wait, said) => {
  const { visit, at, main } = await stageAs('approved', '/home', { language });
  await goDown(visit, wait);
  expect(at()).toBe('/maintenance');
  expect(main()?.textContent).toContain(said);
});

test('maintenance shows the time of the newest answer', async () => {
  const { visit, main } = await stageAs('approved', '/home');
  await goDown(visit, hour);
  expect(main()?.textContent).toContain('Coba lagi setelah');
  await goDown(visit);
  expect(main()?.textContent).toContain('belum diumumkan');
});

test('what is next and when are sentences without labels', async () => {
  const { main } = await stageAs('review', '/application/review');
  expect(main()?.querySelector('dl')).toBe(null);
  const said = [...(main()?.querySelectorAll('.card:not(section) > p') ?? [])];
  expect(said.map((it) => it.textContent)).toEqual([
    'Datamu sudah lengkap. Kamu boleh menutup halaman ini.',
    'Keputusannya muncul di sini begitu ada, dan tetap tersimpan.',
    'Sedang dicek.',
  ]);
});
