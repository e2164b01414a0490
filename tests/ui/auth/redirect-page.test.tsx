import { expect, test } from 'vitest';
import { STORED } from '../../../domain/storage/stored';
import { aVisitOf, Visit } from '../../domain/support/a-visit';
import { stage } from '../../support/app/stage';

// tests/domain/navigation/safe-internal-path.test.ts lists every kind of unsafe address.
const unsafe = ['', '//evil.example', 'javascript:alert(1)', '/auth/redirect?to=/home'];

test.each(unsafe)('%j redirects to the start page, logged in or not', async (to) => {
  const visit = new Visit(`/auth/redirect?to=${encodeURIComponent(to)}`);
  const { at, unmount } = await stage(visit);
  expect(at()).toBe('/');
  expect(visit.storage.read(STORED.loginTarget)).toBeUndefined();
  unmount();

  const mine = await aVisitOf('new', `/auth/redirect?to=${encodeURIComponent(to)}`);
  expect((await stage(mine)).at()).toBe('/');
});

test('without a target it redirects to the start page', async () => {
  expect((await stage(new Visit('/auth/redirect'))).at()).toBe('/');
});

test('an address of the app opens, or is stored through the login', async () => {
  const mine = await aVisitOf('approved', '/auth/redirect?to=%2Fhome%2Flimit-details%3Fa%3Db');
  expect((await stage(mine)).at()).toBe('/home/limit-details?a=b');

  const visit = new Visit('/auth/redirect?to=/home/limit-details');
  const { at } = await stage(visit);
  expect(at()).toBe('/auth/login');
  expect(visit.storage.read(STORED.loginTarget)?.to).toBe('/home/limit-details');
  expect(visit.navigator.trail).not.toContain('/auth/redirect?to=/home/limit-details');
});
