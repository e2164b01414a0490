import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STORED } from '../../../domain/storage/stored';
import { aVisitOf, Visit } from '../../domain/support/a-visit';
import { newTab, openApp } from '../../support/app/open-app';
import { settle, stage, stageAs } from '../../support/app/stage';

const logOut = (main: HTMLElement | null) =>
  [...(main?.querySelectorAll('button') ?? [])].find((it) => it.textContent === 'Keluar dari akun');

const askToLogOut = (main: HTMLElement | null) => {
  act(() => logOut(main)?.click());
  return settle();
};

const ends = [
  ['new', '/'],
  ['review', '/application/submit'],
  ['review', '/application/processing'],
  ['review', '/application/review'],
  ['rejected', '/application/rejected'],
  ['ineligible', '/unavailable/ineligible'],
  ['waitlist', '/unavailable/waitlist'],
  ['not-migrated', '/unavailable/migration-redirect'],
] as const;

test.each(ends)(
  '%s at %s: the logout asks first, and the user can stay or log out',
  async (persona, path) => {
    const { visit, main, title, press, at } = await stageAs(persona, path);
    await askToLogOut(main());
    expect([at(), title()]).toEqual(['/auth/logout', 'Keluar dari akun?']);
    expect(main()?.textContent).not.toContain('Tautan yang baru kamu buka');
    await press();
    expect([visit.session.loggedIn$.value, main()?.dataset['route']]).toEqual([true, path]);
    await askToLogOut(main());
    await press('secondary');
    expect([visit.session.loggedIn$.value, title()]).toEqual([false, 'Kamu sudah keluar']);
  },
);

test.each(ends)('at %s, %s, a session of the host has no logout', async (persona, path) => {
  const visit = await aVisitOf(persona, path);
  visit.storage.write(STORED.loginType, 'bridge');
  const { main } = await stage(visit);
  expect(main()?.dataset['route']).toBe(path);
  expect(logOut(main())).toBeUndefined();
});

test.each(['/', '/maintenance', '/nowhere'])('%s offers a visitor no logout', async (path) => {
  const { main } = await stage(new Visit(path));
  expect(main()).not.toBeNull();
  expect(logOut(main())).toBeUndefined();
});

test.each([
  ['new', '/kyc'],
  ['draft', '/kyc'],
  ['gpp-draft', '/combined'],
  ['pending-auth', '/kyc/otp'],
] as const)('%s at %s can log out too', async (persona, at) => {
  const tab = newTab(persona);
  tab.storage.write(STORED.loginType, 'direct');
  const app = await openApp({ persona, at, tab });
  await app.on(at);
  await app.clickTo('Keluar dari akun', '/auth/logout');
  await app.clickTo('Tetap di akunku', at);
});
