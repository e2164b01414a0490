import { expect, test } from 'vitest';
import { STORED } from '../../../domain/storage/stored';
import { aVisitOf } from '../../domain/support/a-visit';
import { become, stage, stageAs } from '../../support/app/stage';

test.each(['ineligible', 'blacklisted', 'gopayplus-ineligible'])(
  '%s sees the same reason, next step and time',
  async (persona) => {
    const { at, title, main, primary } = await stageAs(persona, '/');
    expect(at()).toBe('/unavailable/ineligible');
    expect(title()).toBe('PayLater belum tersedia untukmu');
    expect(main()?.textContent).toContain('Statusmu kami cek lagi');
    expect(primary()?.textContent).toBe('Buka bantuan');
  },
);

test.each([
  ['waitlist-open', 'Ikut daftar tunggu?'],
  ['waitlist-joined', 'Kamu ada di daftar tunggu'],
  ['waitlist', 'Pendaftaranmu sedang ditinjau'],
])(
  '%s continues to the waiting list by itself, and Back skips the page between',
  async (persona, words) => {
    const { visit, at, title } = await stageAs(persona, '/home');
    expect(at()).toBe('/unavailable/waitlist');
    expect(title()).toBe(words);
    expect(visit.navigator.trail).toHaveLength(1);
  },
);

test('the page shows when the user is removed from the list while it waits', async () => {
  const { visit, at, press } = await stageAs('waitlist-joined', '/unavailable/waitlist');
  expect(at()).toBe('/unavailable/waitlist');
  become(visit, { waitlist: undefined });
  await press();
  expect(at()).toBe('/unavailable/ineligible');
});

test('a user without a list does not see its page', async () => {
  const visit = await aVisitOf('ineligible', '/unavailable/waitlist');
  expect((await stage(visit)).at()).toBe('/unavailable/ineligible');
});

test.each([
  ['id', 'Pengajuan pinjamanmu belum diputuskan.'],
  ['en', 'Your loan application has not been decided yet.'],
] as const)('a user who also applied for a loan sees that, in %s', async (language, words) => {
  for (const page of ['processing', 'review']) {
    const of = async (persona: string) =>
      (await stageAs(persona, `/application/${page}`, { language })).main()?.textContent;
    expect(await of('gpp-processing')).toContain(words);
    expect(await of('review')).not.toContain(words);
  }
});

test('a rejection of both products counts the days of the answer and stores none', async () => {
  const { visit, main, primary } = await stageAs('gpp-rejected', '/application/rejected');
  expect(visit.storage.read(STORED.reapplyTime)).toBeUndefined();
  expect(main()?.textContent).toContain('29 hari');
  expect(primary()?.textContent).toBe('Buka bantuan');
  const later = await stageAs('gpp-rejected-can-reapply', '/application/rejected');
  expect(later.primary()?.textContent).toBe('Ajukan lagi');
});
