import { expect, test } from 'vitest';
import { addFault } from '../../../sandbox/lender/faults';
import { latestValue } from '../../../domain/kernel/loadable';
import { Profile } from '../../../domain/session/profile';
import { aVisitOf } from '../support/a-visit';

test('the user info is read once, and again after a failure', async () => {
  const visit = await aVisitOf('gpp-available');
  const profile = new Profile(visit.http);
  addFault(visit.world, { path: '/v1/user/info', status: 500, times: 3 });
  await profile.load();
  expect(profile.state$.value.phase).toBe('failed');
  await profile.load();
  await profile.load();
  const before = visit.count('userInfo');
  await profile.load();
  expect(latestValue(profile.state$.value)?.productTier).toBe('FREEMIUM');
  expect(visit.count('userInfo')).toBeLessThanOrEqual(before + 1);
});
